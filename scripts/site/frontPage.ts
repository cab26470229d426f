import type { FrontBlock } from '@/lib/site/frontPageSchema';
import type { Site } from '@/lib/site/siteSchema';
import { stateIds } from './content';

const STRIPS: readonly string[] = ['/web-stories', '/photos'];
const OPINION = '/opinion';

type Layout = Extract<FrontBlock, { kind: 'stories' }>['layout'];

const storiesOf = (section: string, layout: Layout): FrontBlock => ({
  kind: 'stories',
  layout,
  from: { section },
});

/**
 * The specification's front page, then a block per section of the main menu, then all other news.
 */
function defaultFrontPage({ sections, navigation, states, tools }: Site): FrontBlock[] {
  const has = (path: string) => Object.hasOwn(sections, path);
  const inMenu = navigation.main.filter((path) => Array.isArray(sections[path]?.news));
  const [state] = stateIds({ states });
  return [
    { kind: 'liveNow' },
    { kind: 'hero' },
    { kind: 'links' },
    { kind: 'breaking' },
    { kind: 'featured' },
    ...(state === undefined ? [] : [{ kind: 'state' as const, state }]),
    { kind: 'weather' },
    { kind: 'trending' },
    { kind: 'ad' },
    { kind: 'quickLinks' },
    { kind: 'stories', layout: 'wide', from: { has: 'video' } },
    ...inMenu.map((section) => storiesOf(section, 'column')),
    ...STRIPS.filter(has).map((section) => storiesOf(section, 'strip')),
    ...(has(OPINION) ? [storiesOf(OPINION, 'opinions')] : []),
    { kind: 'stories', layout: 'river', from: { feed: 'news' } },
    ...(tools.length > 0 ? [{ kind: 'tools' as const }] : []),
  ];
}

export const frontPageOf = (site: Site): readonly FrontBlock[] =>
  site.frontPage ?? defaultFrontPage(site);

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

const defaultBlocks = ({ sections }: Site, path: string): FrontBlock[] => [
  ...Object.keys(sections)
    .filter((other) => parentOf(other) === path && Array.isArray(sections[other]?.news))
    .map((section) => storiesOf(section, 'column')),
  { kind: 'stories', layout: 'ranked', from: { feed: 'mostRead' } },
];

export const sectionBlocksOf = (site: Site): Record<string, readonly FrontBlock[]> =>
  Object.fromEntries(
    Object.entries(site.sections)
      .filter(([path]) => path !== '/')
      .map(([path, { blocks, news }]) => [
        path,
        // A page with all stories needs no further block.
        blocks ?? (typeof news === 'string' ? [] : defaultBlocks(site, path)),
      ]),
  );
