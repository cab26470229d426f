import { isNamed } from '@/lib/content/districts';
import { categoryKey, stateKey } from '@/lib/content/keys';
import type { Filing, Source } from '@/lib/provider/source/source';
import { err, ok } from '@/lib/result';
import type { Story } from '@/lib/story/story';

type Archive = {
  /** Newest first. */
  stories: readonly Story[];
  /** How many of the newest the lists have. */
  listed: number;
  /** Old stories that the lists have too. */
  pinned: readonly Story[];
  drafts: readonly Story[];
  /** Ids by the paths of the system's own site. */
  addresses: Readonly<Record<string, string>>;
  /** What its categories are filed under, by their slugs. */
  filings: Readonly<Record<string, Filing>>;
  /** The members that fail. */
  failing: ReadonlySet<'feed' | 'archive' | 'sitemap' | 'idsAt' | 'filing' | 'draft'>;
  /** What was asked for, in order. */
  calls: string[];
};

const EMPTY = {
  stories: [],
  listed: 0,
  pinned: [],
  drafts: [],
  addresses: {},
  filings: {},
  failing: new Set<never>(),
};

/** What a test lets the source hold. */
export const archive: Archive = { ...EMPTY, calls: [] };

/** Empties it, and what is remembered of it, then fills in what is given. */
export function fillArchive(given: Partial<Archive>): void {
  Reflect.deleteProperty(globalThis, Symbol.for('site.lookUps'));
  Object.assign(archive, EMPTY, { calls: [] }, given);
}

const FAILED = err('Failed to fetch news');

const part = <T>(list: readonly T[], { number, size }: { number: number; size: number }) =>
  list.slice((number - 1) * size, number * size);

/** As a list has it. */
const withoutNames = (story: Story): Story => ({
  ...story,
  authors: undefined,
  tags: undefined,
  body: null,
});

const choose: NonNullable<Source['archive']> = async (selection, page) => {
  archive.calls.push(`archive ${JSON.stringify(selection)} ${page.number}/${page.size}`);
  if (archive.failing.has('archive')) return FAILED;
  const chosen = archive.stories.filter(({ category, state, authors, tags, title }) => {
    switch (selection.by) {
      case 'all':
        return true;
      case 'categories':
        return selection.categories.some((key) => category && categoryKey(category) === key);
      case 'state':
        return state && stateKey(state) === selection.state;
      case 'author':
        return authors?.some(({ slug }) => slug === selection.slug);
      case 'tag':
        return tags?.some(({ slug }) => slug === selection.slug);
      case 'topic':
        return (
          tags?.some(({ slug }) => selection.tags.includes(slug)) ||
          selection.categories.some((key) => category && categoryKey(category) === key)
        );
      case 'names':
        return tags?.some((tag) => isNamed(tag, selection.names));
      case 'words':
        return title.toLowerCase().includes(selection.words.toLowerCase());
    }
  });
  return ok({ stories: part(chosen, page).map(withoutNames), total: chosen.length });
};

const listedStories = () => [...archive.stories.slice(0, archive.listed), ...archive.pinned];

/**
 * A source that has everything, in memory. A test mocks `chosenSource` with it.
 */
export const archiveSource: Source = {
  feed: async (name) => {
    if (archive.failing.has('feed')) return FAILED;
    // The news call has its newest last.
    const stories = name === 'news' ? listedStories().toReversed() : [];
    return ok({
      list: ok(stories.map((story) => ({ ...story, priority: 1 }))),
      byId: new Map(stories.map((story) => [story.id, story])),
      stories,
      valid: true,
      coverage: 'complete',
    });
  },
  lastFeed: () => null,
  posters: async () => ok({ slides: ok(new Map()), stories: new Map(), coverage: 'complete' }),
  stories: async (ids) => {
    archive.calls.push(`stories ${ids.join(' ')}`);
    return ok(
      new Map(
        archive.stories.filter(({ id }) => ids.includes(id)).map((story) => [story.id, story]),
      ),
    );
  },
  archive: choose,
  sitemap: async (page) => {
    archive.calls.push(`sitemap ${page.number}/${page.size}`);
    if (archive.failing.has('sitemap')) return FAILED;
    return ok({ stories: part(archive.stories.toReversed(), page), total: archive.stories.length });
  },
  idsAt: async (paths) => {
    archive.calls.push(`idsAt ${paths.join(' ')}`);
    if (archive.failing.has('idsAt')) return FAILED;
    return ok(new Map(Object.entries(archive.addresses).filter(([path]) => paths.includes(path))));
  },
  filing: async (slug) =>
    archive.failing.has('filing')
      ? FAILED
      : ok(archive.filings[slug] ?? { category: null, state: null }),
  draft: async (id) =>
    archive.failing.has('draft')
      ? FAILED
      : ok(archive.drafts.find((draft) => draft.id === id) ?? null),
};
