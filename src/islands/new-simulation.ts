/** The logo and 'Simulador' press the new-simulation button where there is one; elsewhere they are plain links. */
export function startNewSimulationLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('[data-new-simulation-link]');
    const button = document.querySelector<HTMLElement>('[data-new-simulation]');
    if (!link || !button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    button.click();
  });
}
