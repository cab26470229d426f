import type { FrontBlock } from '@/lib/site/frontPageSchema';
import type { Wanted } from './fill';

export type StoriesBlock = Extract<FrontBlock, { kind: 'stories' }>;

type Size = Pick<Wanted<unknown>, 'count' | 'least'>;

const LEAD_AND_ROWS: Size = { count: 4, least: 1 };

const SIZES: Record<StoriesBlock['layout'], Size> = {
  lead: LEAD_AND_ROWS,
  wide: LEAD_AND_ROWS,
  column: { count: 4, least: 2 },
  three: { count: 3, least: 2 },
  strip: { count: 6, least: 3 },
  opinions: { count: 4, least: 2 },
  river: { count: 'rest', least: 1 },
  ranked: { count: 10, least: 2 },
};

export function sizeOf({ layout, count }: Pick<StoriesBlock, 'layout' | 'count'>): Size {
  const size = SIZES[layout];
  return count === undefined ? size : { count, least: Math.min(count, size.least) };
}

export const STATE_SIZE: Size = LEAD_AND_ROWS;
