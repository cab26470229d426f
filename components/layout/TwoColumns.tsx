import type { ReactNode } from 'react';
import { BLOCKS } from './columns';

type Props = {
  /** Classed as in `columns.ts`: what stands above, beside and below the column, in this order. */
  children: ReactNode;
  aside: ReactNode;
  /** Whether the blocks are so much shorter than the column that it stands below them. */
  isShort?: boolean;
};

/** In two columns itself where it is no column. */
const BELOW = 'grid content-start gap-8 md:gap-12 lg:grid-cols-2 lg:gap-x-col-2 [&>*]:min-w-0';

/**
 * Blocks, and from 1024 px a column of smaller ones beside them, parted by a hairline. The column
 * comes last in the document and on phones; on wide screens it fills the place left free beside the
 * first blocks that do not run across.
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
        className="relative grid content-start gap-8 [&>*]:min-w-0 before:absolute before:inset-y-0 before:-left-col before:hidden before:border-l before:border-rule md:gap-12 lg:col-start-2 lg:before:block"
      >
        {aside}
      </div>
    </div>
  );
