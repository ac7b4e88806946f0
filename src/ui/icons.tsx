/** A 20 px line icon of our own; always decoration, the words beside it carry the meaning. */
function Icon({ path, size = 20 }: { path: string; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

export const MenuIcon = () => <Icon size={24} path="M3 5.5h14M3 10h14M3 14.5h14" />;
export const ChevronIcon = () => <Icon path="M5 7.5l5 5 5-5" />;
export const CrossIcon = () => <Icon path="M5 5l10 10M15 5L5 15" />;
