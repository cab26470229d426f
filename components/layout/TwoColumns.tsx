import type { ReactNode } from 'react';
import { BLOCKS } from '@/components/ui/columns';

type Props = {
  children: ReactNode;
  aside: ReactNode;
  isShort?: boolean;
};

/** As many columns as lists; a block of static HTML is no box of its own, so none can span. */
const BELOW =
  'grid content-start gap-8 md:gap-12 lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] lg:gap-x-col-2 [&>*]:min-w-0';

/**
 * The column comes last in the DOM; on wide screens it fills the space beside the first narrow
 * blocks.
 */
export const TwoColumns = ({ children, aside, isShort = false }: Props) =>
  isShort ? (
    <div className={BLOCKS}>
      {children}
      <div data-part="sidebar" className={BELOW}>
        {aside}
      </div>
    </div>
  ) : (
    <div className="grid grid-flow-dense gap-8 md:gap-12 lg:grid-cols-[minmax(0,1fr)_var(--aside)] lg:gap-x-col-2 [&>*]:min-w-0">
      {children}
      <div
        data-part="sidebar"
        className="relative grid content-start gap-8 [&>*]:min-w-0 before:absolute before:inset-y-0 before:-inset-s-col before:hidden before:border-s before:border-rule md:gap-12 lg:col-start-2 lg:before:block"
      >
        {aside}
      </div>
    </div>
  );
