import type { ReactNode } from 'react';

/** Something could not be had just now, in words. */
export const Failure = ({ children }: { children: ReactNode }) => (
  <p className="w" role="status" data-retry="">
    {children}
  </p>
);
