/** A 20 px line icon of our own; always decoration, the words beside it carry the meaning. */
function Icon({ path, size = 20, stroke = 1.75 }: { path: string; size?: number; stroke?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

export const MenuIcon = () => <Icon size={24} path="M3 5.5h14M3 10h14M3 14.5h14" />;
export const MoreIcon = () => <Icon size={24} stroke={3} path="M4.5 10h.01M10 10h.01M15.5 10h.01" />;
export const ChevronIcon = () => <Icon path="M5 7.5l5 5 5-5" />;
export const CheckIcon = () => <Icon path="M4 10.5l4 4 8-9" />;
export const AskIcon = () => <Icon path="M7 7.5a3 3 0 1 1 4.3 2.7c-.8.4-1.3 1-1.3 1.8M10 15h.01" />;
export const InfoIcon = () => <Icon path="M10 9v5M10 6h.01M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0z" />;
export const AlertIcon = () => <Icon path="M10 3l7.5 13.5h-15zM10 8.5v3.5M10 14.2h.01" />;
export const CrossIcon = () => <Icon path="M5 5l10 10M15 5L5 15" />;

/** Drawings of tools, by the names that content gives them; a size of their own inside the same square. */
const TOOL_PATHS = {
  contract: 'M5 2.5h7l3 3v12H5zM8 13.5v-2M10 13.5V9.5M12 13.5v-6',
  shield: 'M10 2.5l6 2v5c0 4-2.5 6.5-6 8-3.5-1.5-6-4-6-8v-5zM7.5 10l2 2 3.5-4',
  swap: 'M3 6.5h13l-3-3M17 13.5H4l3 3',
  coin: 'M10 2.5v15M13.5 6.5c-.5-1.3-2-2-3.5-2-2 0-3.5 1-3.5 2.6 0 3.7 7.3 1.9 7.3 5.7 0 1.7-1.7 2.7-3.8 2.7-1.7 0-3.2-.7-3.8-2.2',
  data: 'M3 17h14M5.5 17V5M10 17V9M14.5 17v-4',
  undo: 'M7 4L3 8l4 4M3 8h9a5 5 0 0 1 0 9H8',
} as const;

export const ToolIcon = ({ name }: { name: keyof typeof TOOL_PATHS }) => <Icon path={TOOL_PATHS[name]} />;
