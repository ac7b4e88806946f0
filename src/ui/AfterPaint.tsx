import { type ReactNode, useDeferredValue } from 'react';

/** Its children, drawn once the screen around them has been painted: what is looked at first comes first. */
export const AfterPaint = ({ children }: { children: ReactNode }): ReactNode =>
  useDeferredValue(true, false) && children;
