import type { ReactNode } from 'react';

/**
 * Blocks below each other, and from 1024 px a column of smaller ones beside them, parted by a
 * hairline.
 */
export function TwoColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid gap-8 md:gap-12 lg:grid-cols-[minmax(0,1fr)_var(--aside)] lg:gap-[calc(2*var(--col-gap))] [&>*]:min-w-0">
      <div className="grid content-start gap-8 md:gap-12 [&>*]:min-w-0">{children}</div>
      <div className="relative grid content-start gap-8 [&>*]:min-w-0 before:absolute before:inset-y-0 before:-left-col before:hidden before:border-l before:border-rule md:gap-12 lg:before:block">
        {aside}
      </div>
    </div>
  );
}
