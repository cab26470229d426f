import type { ReactNode } from 'react';
import type { FrontBlock } from '@/lib/site/frontPageSchema';

const HIDDEN_BELOW = {
  768: 'max-md:hidden',
  1024: 'max-lg:hidden',
  1280: 'max-xl:hidden',
  1600: 'max-2xl:hidden',
} as const;

type Width = Pick<FrontBlock, 'fromWidth'>;

export const fromWidthClass = ({ fromWidth }: Width): string =>
  fromWidth === undefined ? '' : HIDDEN_BELOW[fromWidth];

/** No wrapper without a width: an empty box would leave a gap. */
export const FromWidth = ({ block, children }: { block: Width; children: ReactNode }) =>
  block.fromWidth === undefined ? (
    children
  ) : (
    <div className={fromWidthClass(block)}>{children}</div>
  );
