import type { FrontBlock } from '@/lib/site/frontPageSchema';
import { LEAD_AND_ROWS } from '@/lib/stories/listLengths';
import type { Wanted } from './fill';

export type StoriesBlock = Extract<FrontBlock, { kind: 'stories' }>;

type Size = Pick<Wanted<unknown>, 'count' | 'least'>;

const LEAD_SIZE: Size = { count: LEAD_AND_ROWS, least: 1 };

const SIZES: Record<StoriesBlock['layout'], Size> = {
  lead: LEAD_SIZE,
  wide: LEAD_SIZE,
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

export const STATE_SIZE: Size = LEAD_SIZE;
