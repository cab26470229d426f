import type { ReactNode } from 'react';

export const Failure = ({ children }: { children: ReactNode }) => (
  <p className="w" role="status" data-retry="">
    {children}
  </p>
);
