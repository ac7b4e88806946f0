import type { ReactNode } from 'react';

type IconProps = { children: ReactNode; size?: number };

/** A 20 px line icon of our own; always decoration, the words beside it carry the meaning. */
function Icon({ children, size = 20 }: IconProps) {
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
      {children}
    </svg>
  );
}

export const MenuIcon = () => (
  <Icon size={24}>
    <path d="M3 5.5h14M3 10h14M3 14.5h14" />
  </Icon>
);

export const ChevronIcon = () => (
  <Icon>
    <path d="M5 7.5l5 5 5-5" />
  </Icon>
);

export const CrossIcon = () => (
  <Icon>
    <path d="M5 5l10 10M15 5L5 15" />
  </Icon>
);

/** The product's own mark: three bars of falling height, as an instalment falls month by month. */
export const LogoMark = () => (
  <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
    <rect width="28" height="28" rx="7" fill="var(--accent)" />
    <path d="M8 20V8M14 20v-8M20 20v-4" stroke="var(--on-accent)" strokeWidth="3.2" strokeLinecap="round" />
  </svg>
);
