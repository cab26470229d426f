import type { StoriesLayout } from '@/components/lists/Stories.island';
import type { SpecialLayout } from '@/components/lists/specialLayouts';
import { sidebarAdPx } from '@/components/partners/adRoom';
import type { Locale } from '@/lib/i18n/locales';
import { LEAD_AND_ROWS } from '@/lib/stories/listLengths';
import type { StoryCard } from '@/lib/story/story';

type Story = Pick<StoryCard, 'picture'>;

/**
 * How much of a list fits beside the sidebar: stories, blocks, following samples, and whether the
 * list's end fits too.
 */
export type BesideSidebar = { stories: number; blocks?: number; isEnd: boolean; samples: number };
type Heights = { pictured: number; text: number };

const either = (px: number): Heights => ({ pictured: px, text: px });

/**
 * Estimated px that lead and rows add to a column at 1280 px; `alone`: minimum height of a lead
 * without rows.
 */
const HEIGHTS: Partial<
  Record<StoriesLayout | SpecialLayout, { alone?: Heights; lead: Heights; row: Heights }>
> = {
  lead: {
    alone: { pictured: 520, text: 300 },
    lead: { pictured: 250, text: 200 },
    row: { pictured: 66, text: 56 },
  },
  column: { lead: { pictured: 690, text: 290 }, row: { pictured: 190, text: 140 } },
  opinions: { alone: either(170), lead: either(85), row: either(85) },
  plays: { lead: { pictured: 170, text: 140 }, row: { pictured: 170, text: 140 } },
  shorts: { alone: either(570), lead: either(190), row: either(190) },
  covers: { alone: either(570), lead: either(190), row: either(190) },
};

/**
 * Approximate height of a text-only story in other layouts, and of a story that alone has a
 * picture.
 */
const TEXT_PX = 110;
const ONLY_PX = 190;

export const SIDEBAR_PX = {
  latest: 580 + sidebarAdPx(),
  tools: 440,
  sections: 340,
  states: 340,
  allStates: 480,
  categories: 390,
  markets: 400,
  hours: 220,
} as const;

/**
 * Stories that fit beside a sidebar of this height. `roomPx`: how much longer the sidebar is than
 * the list. Unsplittable layouts stay whole.
 */
export function besideSidebar(
  stories: readonly Story[],
  layout: StoriesLayout | SpecialLayout,
  sidebarPx: number,
): { count: number; roomPx: number } {
  const heights = HEIGHTS[layout];
  if (!heights) {
    const isPictured = stories.some(({ picture }) => picture);
    const least = stories.length === 1 ? ONLY_PX : sidebarPx;
    const height = isPictured ? least : stories.length * TEXT_PX;
    const roomPx = Math.max(0, sidebarPx - height);
    return { count: stories.length, roomPx };
  }
  const [lead] = stories;
  const least = lead ? (heights.alone ?? heights.lead)[lead.picture ? 'pictured' : 'text'] : 0;
  let [height, count] = [0, 0];
  for (const { picture } of stories) {
    if (height >= sidebarPx) break;
    height += heights[count === 0 ? 'lead' : 'row'][picture ? 'pictured' : 'text'];
    count++;
  }
  return { count, roomPx: sidebarPx - Math.max(height, least) };
}

export const standsBeside = (px: number, roomPx: number) => px < 2 * roomPx;

export function listBesideSidebar(
  stories: readonly (Story & Pick<StoryCard, 'lang'>)[],
  { layout, locale, sidebarPx }: { layout: StoriesLayout; locale: Locale; sidebarPx: number },
): BesideSidebar {
  const own = stories.filter(({ lang }) => lang === locale);
  const { count, roomPx } = besideSidebar(own, layout, sidebarPx);
  const foreignPx = rowsPx(stories.length - own.length);
  const isEnd = count === own.length && standsBeside(foreignPx, roomPx);
  return { stories: count, isEnd, samples: isEnd ? cardsBeside(roomPx - foreignPx) : 0 };
}

export function isShortBesideSidebar(
  stories: Parameters<typeof listBesideSidebar>[0],
  {
    layout,
    locale,
    sidebarPx,
    samples,
  }: Parameters<typeof listBesideSidebar>[1] & { samples: number },
): boolean {
  const own = stories.filter(({ lang }) => lang === locale);
  const belowPx = rowsPx(stories.length - own.length) + cardsPx(samples);
  return leavesHole(sidebarPx, besideSidebar(own, layout, sidebarPx).roomPx - belowPx);
}

export const isTooShort = (sidebarPx: number, roomPx: number) => roomPx > sidebarPx / 2;

export const leavesHole = (sidebarPx: number, gapPx: number) => gapPx > sidebarPx / 3;

const COLUMNS = 3;
const CARDS_PX = 420;

export const rowsPx = (count: number) => (count && 60) + Math.ceil(count / COLUMNS) * 100;
export const cardsPx = (count: number) => (count && 60) + Math.ceil(count / COLUMNS) * CARDS_PX;

export const cardsBeside = (roomPx: number) =>
  Math.max(0, Math.round((roomPx - 60) / CARDS_PX)) * COLUMNS;

const BLOCK: Heights = { pictured: 540, text: 400 };

const ROWS_PX = 120;

const blockPx = (stories: readonly Story[]) =>
  BLOCK[stories[0]?.picture ? 'pictured' : 'text'] +
  (Math.max(0, stories.length - LEAD_AND_ROWS) / 2) * ROWS_PX;

export function areShortBesideSidebar(
  blocks: readonly (readonly Story[])[],
  { foreign, sidebarPx }: { foreign: number; sidebarPx: number },
): boolean {
  const height = blocks.reduce((sum, stories) => sum + blockPx(stories), rowsPx(foreign));
  return leavesHole(sidebarPx, sidebarPx - height);
}

/** Fewer stories would look lost in a row below the sidebar. */
const LEAST_REST = 4;

/**
 * Blocks that fit beside the sidebar, and the foreign stories below them. A block with more than
 * three rows is split at the sidebar's end.
 */
export function blocksBesideSidebar(
  blocks: readonly (readonly Story[])[],
  { foreign, sidebarPx }: { foreign: number; sidebarPx: number },
): BesideSidebar {
  let [height, count, begun] = [0, 0, 0];
  for (const stories of blocks) {
    if (height >= sidebarPx) break;
    const rows = Math.max(
      0,
      Math.floor((sidebarPx - height - blockPx(stories.slice(0, 1))) / ROWS_PX),
    );
    const fitting = LEAD_AND_ROWS + 2 * rows;
    const taken = stories.length - fitting < LEAST_REST ? stories.length : fitting;
    height += blockPx(stories.slice(0, taken));
    count += taken;
    begun++;
  }
  const all = blocks.reduce((sum, { length }) => sum + length, 0);
  const isEnd = count === all && standsBeside(rowsPx(foreign), sidebarPx - height);
  return { stories: count, blocks: begun, isEnd, samples: 0 };
}
