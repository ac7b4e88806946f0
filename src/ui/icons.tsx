/** A 20 px line icon of our own; always decoration, the words beside it carry the meaning. */
export function Icon({ path, size = 20, stroke = 1.75 }: { path: string; size?: number; stroke?: number }) {
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
