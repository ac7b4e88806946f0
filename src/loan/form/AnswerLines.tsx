export const AnswerLines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => <span key={line}>{line}</span>);
