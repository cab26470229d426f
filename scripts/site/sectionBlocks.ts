import type { FrontBlock } from '@/lib/site/frontPageSchema';
import type { Site } from '@/lib/site/siteSchema';
import { storiesOf } from './frontPage';

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** A column for each section beneath it, and what is read most in it. */
const defaultBlocks = ({ sections }: Site, path: string): FrontBlock[] => [
  ...Object.keys(sections)
    .filter((other) => parentOf(other) === path && Array.isArray(sections[other]?.news))
    .map((section) => storiesOf(section, 'column')),
  { kind: 'stories', layout: 'ranked', from: { feed: 'mostRead' } },
];

/** The blocks below each section's own page: what the configuration says, else the product's own. */
export const sectionBlocksOf = (site: Site): Record<string, readonly FrontBlock[]> =>
  Object.fromEntries(
    Object.entries(site.sections)
      .filter(([path]) => path !== '/')
      .map(([path, { blocks, news }]) => [
        path,
        // A page of all stories has none that a block of its own could add.
        blocks ?? (typeof news === 'string' ? [] : defaultBlocks(site, path)),
      ]),
  );
