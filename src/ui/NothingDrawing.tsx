/** Nothing to show: the mark with its bars empty. It takes the colour of the text it stands with. */
export const NothingDrawing = () => (
  <svg width="56" height="48" viewBox="0 0 28 24" fill="none" stroke="currentColor" aria-hidden="true">
    <path
      d="M2 21.5h24M5 21V4h4v17M12 21V9h4v12M19 21v-7h4v7"
      strokeLinejoin="round"
      strokeDasharray="2 1.2"
    />
  </svg>
);
