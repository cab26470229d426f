import type { Locale } from '@/lib/i18n/locales';
import type { FrontBlock } from '@/lib/site/frontPageSchema';

type Area = 'wide' | 'main' | 'side';

const AREA_OF = {
  hero: 'wide',
  links: 'wide',
  liveNow: 'wide',
  breaking: 'main',
  featured: 'main',
  state: 'main',
  weather: 'side',
  trending: 'side',
  ad: 'side',
  quickLinks: 'side',
  stories: 'wide',
  tools: 'wide',
} as const satisfies Record<FrontBlock['kind'], Area>;

type InArea<A extends Area> = {
  [K in keyof typeof AREA_OF]: (typeof AREA_OF)[K] extends A ? K : never;
}[keyof typeof AREA_OF];

type Placed<B extends FrontBlock = FrontBlock> = B & { at: number };

export type WideBlock = Placed<Extract<FrontBlock, { kind: InArea<'wide'> }>>;
export type MainBlock = Placed<Extract<FrontBlock, { kind: InArea<'main'> }>>;
export type SideBlock = Placed<Extract<FrontBlock, { kind: InArea<'side'> }>>;

const isIn = <A extends Area>(area: A) => {
  const kinds: Readonly<Record<string, Area>> = AREA_OF;
  return (block: Placed): block is Placed<Extract<FrontBlock, { kind: InArea<A> }>> =>
    kinds[block.kind] === area;
};

const isWide = isIn('wide');

/** The blocks that the front page of a language has. */
export const blocksIn = <B extends FrontBlock>(blocks: readonly B[], locale: Locale): B[] =>
  blocks.filter(({ languages }) => languages?.includes(locale) ?? true);

/**
 * A language's blocks by area: wide ones before the first narrow block go `above` the two columns,
 * later wide ones `below`.
 */
export function frontAreas(blocks: readonly FrontBlock[], locale: Locale) {
  const placed = blocksIn(
    blocks.map((block, at) => ({ ...block, at })),
    locale,
  );
  const first = placed.findIndex((block) => !isWide(block));
  const columns = first === -1 ? placed.length : first;
  return {
    above: placed.slice(0, columns).filter(isWide),
    main: placed.filter(isIn('main')),
    side: placed.filter(isIn('side')),
    below: placed.slice(columns).filter(isWide),
  };
}
