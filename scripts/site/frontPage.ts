import type { FrontBlock } from '@/lib/site/frontPageSchema';
import type { Site } from '@/lib/site/siteSchema';

const STRIPS: readonly string[] = ['/web-stories', '/photos'];
const OPINION = '/opinion';

/** The front page of the specification, then a block for each section of the main menu, and the rest of the news. */
function defaultFrontPage({ sections, navigation, states, tools }: Site): FrontBlock[] {
  const has = (path: string) => Object.hasOwn(sections, path);
  const inMenu = navigation.main.filter((path) => Array.isArray(sections[path]?.news));
  const [state] = states.map((each) => (typeof each === 'string' ? each : each.id));
  return [
    { kind: 'hero' },
    { kind: 'links' },
    { kind: 'liveNow' },
    { kind: 'breaking' },
    { kind: 'featured' },
    ...(state === undefined ? [] : [{ kind: 'state' as const, state }]),
    { kind: 'weather' },
    { kind: 'trending' },
    { kind: 'ad' },
    { kind: 'quickLinks' },
    { kind: 'stories', layout: 'wide', from: { has: 'video' } },
    ...inMenu.map((section) => ({
      kind: 'stories' as const,
      layout: 'column' as const,
      from: { section },
    })),
    ...STRIPS.filter(has).map((section) => ({
      kind: 'stories' as const,
      layout: 'strip' as const,
      from: { section },
    })),
    ...(has(OPINION)
      ? [{ kind: 'stories' as const, layout: 'opinions' as const, from: { section: OPINION } }]
      : []),
    { kind: 'stories', layout: 'ranked', from: { feed: 'mostRead' } },
    { kind: 'stories', layout: 'river', from: { feed: 'news' } },
    ...(tools.length > 0 ? [{ kind: 'tools' as const }] : []),
  ];
}

/** What the configuration says, else the product's own. */
export const frontPageOf = (site: Site): readonly FrontBlock[] =>
  site.frontPage ?? defaultFrontPage(site);

const isUntitled = ({ from, title }: Extract<FrontBlock, { kind: 'stories' }>) =>
  title === undefined &&
  !(
    'section' in from ||
    'has' in from ||
    'state' in from ||
    ('feed' in from && (from.feed === 'news' || from.feed === 'mostRead'))
  );

/** What is wrong with the blocks of a site, a line each. */
export function frontPageFaults(site: Site): string[] {
  const { frontPage = [], sections, states } = site;
  const ids = states.map((state) => (typeof state === 'string' ? state : state.id));
  const once = frontPage.map(({ kind }) => kind).filter((kind) => kind !== 'stories');
  const stateFault = (at: string, state: string) =>
    ids.includes(state) ? [] : [`${at} is ${state}, which is none of the states`];
  return [
    ...once
      .filter((kind, place) => once.indexOf(kind) !== place)
      .map((kind) => `frontPage has ${kind} twice`),
    ...frontPage.flatMap((block, place) => {
      const at = `frontPage.${place}`;
      if (block.kind === 'state') return stateFault(`${at}.state`, block.state);
      if (block.kind !== 'stories') return [];
      const { from } = block;
      return [
        ...(isUntitled(block) ? [`${at} needs a title`] : []),
        ...('state' in from ? stateFault(`${at}.from.state`, from.state) : []),
        ...('section' in from && !Array.isArray(sections[from.section]?.news)
          ? [`${at}.from.section is ${from.section}, which is no section with categories`]
          : []),
      ];
    }),
  ];
}

/** The categories that its blocks name, each by its field. */
export const frontPageCategories = ({ frontPage = [] }: Site) =>
  frontPage.flatMap((block, place) =>
    block.kind === 'stories' && 'categories' in block.from
      ? block.from.categories.map((key) => [`frontPage.${place}.from.categories`, key] as const)
      : [],
  );
