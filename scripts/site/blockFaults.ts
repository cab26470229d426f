import type { FrontBlock } from '@/lib/site/frontPageSchema';
import type { Site } from '@/lib/site/siteSchema';
import { stateIds } from './content';

const blockLists = ({ frontPage = [], sections }: Site) => [
  { field: 'frontPage', blocks: frontPage, isFront: true },
  ...Object.entries(sections).map(([path, { blocks = [] }]) => ({
    field: `sections.${path}.blocks`,
    blocks,
    isFront: false,
  })),
];

const isUntitled = ({ from, title }: Extract<FrontBlock, { kind: 'stories' }>) =>
  title === undefined &&
  !(
    'section' in from ||
    'has' in from ||
    'state' in from ||
    ('feed' in from && (from.feed === 'news' || from.feed === 'mostRead'))
  );

export function blockFaults(site: Site): string[] {
  const { frontPage = [], sections } = site;
  const ids = stateIds(site);
  const once = frontPage.map(({ kind }) => kind).filter((kind) => kind !== 'stories');
  const stateFault = (at: string, state: string) =>
    ids.includes(state) ? [] : [`${at} is ${state}, which is not in states`];
  const faultsOf = (block: FrontBlock, at: string, isFront: boolean): string[] => {
    if (block.kind === 'state') return stateFault(`${at}.state`, block.state);
    if (block.kind !== 'stories') return [];
    const { from } = block;
    return [
      ...(isUntitled(block) ? [`${at} needs a title`] : []),
      ...('state' in from ? stateFault(`${at}.from.state`, from.state) : []),
      ...('section' in from && !Array.isArray(sections[from.section]?.news)
        ? [`${at}.from.section is ${from.section}, which is not a section with categories`]
        : []),
      ...(!isFront && 'feed' in from && (from.feed === 'breaking' || from.feed === 'featured')
        ? [`${at}.from.feed is ${from.feed}, which only the front page can show`]
        : []),
    ];
  };
  return [
    ...once
      .filter((kind, index) => once.indexOf(kind) !== index)
      .map((kind) => `frontPage has ${kind} twice`),
    ...blockLists(site).flatMap(({ field, blocks, isFront }) =>
      blocks.flatMap((block, index) => faultsOf(block, `${field}.${index}`, isFront)),
    ),
  ];
}

export const blockCategories = (site: Site) =>
  blockLists(site).flatMap(({ field, blocks }) =>
    blocks.flatMap((block, index) =>
      block.kind === 'stories' && 'categories' in block.from
        ? block.from.categories.map((key) => [`${field}.${index}.from.categories`, key] as const)
        : [],
    ),
  );
