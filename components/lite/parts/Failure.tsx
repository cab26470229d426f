/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';

/** Something could not be had just now, in words. */
export const Failure = ({ children }: { children: ComponentChildren }) => (
  <p class="w" role="status" data-retry="">
    {children}
  </p>
);
