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
    { kind: 'stories', layout: 'river', from: { feed: 'news' } },
    ...(tools.length > 0 ? [{ kind: 'tools' as const }] : []),
  ];
}

/** What the configuration says, else the product's own. */
export const frontPageOf = (site: Site): readonly FrontBlock[] =>
  site.frontPage ?? defaultFrontPage(site);
