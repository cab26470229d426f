import type { FrontBlock } from '@/lib/site/frontPageSchema';
import type { Site } from '@/lib/site/siteSchema';
import { storiesOf } from './frontPage';

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
