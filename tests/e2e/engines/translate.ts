/** Puts every text of the page, now and later, into elements of its own, as Chrome's translation does. */
export function translate(): void {
  const LEFT = 'script, style, textarea, option, font';
  const wrap = (text: Text): void => {
    if (!text.data.trim() || text.parentElement?.closest(LEFT)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateIn = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  translateIn(document.body);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (node instanceof Text) wrap(node);
        else translateIn(node);
      }
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
