import { join } from 'node:path';
import { bindFigures } from '@/lib/format/paragraphs';
import { startRecordedServer } from '@/lib/testing/recordedServer';
import { hiddenStories, seedStories } from '@/sources/stories/stories.mjs';
import { ghostSource } from './ghostSource';

/** What Ghost answered when it was filled with `sources/stories`; see `sources/ghost`. */
const RECORDING = join(__dirname, '../../../sources/ghost/recordings/ghost.json');
const { archive, feed, idsAt, posters, sitemap, stories } = ghostSource;

const SEED = seedStories();
const titles = (given: readonly { title: string }[]) => given.map(({ title }) => title);
const seedTitles = (isWanted: (story: (typeof SEED)[number]) => boolean) =>
  titles(SEED.filter(isWanted));
const sorted = (given: readonly string[]) => [...given].sort();

let ghost: Awaited<ReturnType<typeof startRecordedServer>>;
beforeAll(async () => {
  ghost = await startRecordedServer(RECORDING);
  process.env.NEWS_SOURCE = 'ghost';
  process.env.NEWS_API_URL = ghost.url;
  process.env.GHOST_CONTENT_KEY ??= '0'.repeat(26);
});
afterAll(() => ghost.stop());
afterEach(() => expect(ghost.unknown).toEqual([]));

async function value<T>(result: Promise<{ ok: true; value: T } | { ok: false; error: string }>) {
  const settled = await result;
  if (!settled.ok) throw new Error(settled.error);
  return settled.value;
}

/** What a block shows. */
async function list(name: Parameters<typeof feed>[0]) {
  return value(Promise.resolve((await value(feed(name))).list));
}

async function idOf(title: string) {
  const found = (await list('news')).find((story) => story.title === title);
  if (!found) throw new Error(`no ${title}`);
  return found.id;
}

describe('the lists', () => {
  it('are all stories, the newest last in the news', async () => {
    const news = await list('news');
    expect(titles(news.toReversed())).toEqual(titles(SEED));
    expect(news.map(({ body }) => body)).toEqual(news.map(() => null));
  });

  const has = (slug: string) => (story: (typeof SEED)[number]) =>
    story.tags.some((tag) => tag.slug === slug);
  const tagged = () => ({
    breaking: seedTitles(has('breaking')),
    featured: seedTitles((story) => story.isSticky || has('featured')(story)).slice(0, 12),
  });

  it('are what editors tag or mark', async () => {
    expect(titles(await list('breaking'))).toEqual(tagged().breaking);
    expect(titles(await list('featured'))).toEqual(tagged().featured);
  });

  it('fill the hero where nothing is tagged for it: four of each language with a picture that no other block has', async () => {
    const { slides } = await value(posters());
    const others = Object.values(tagged()).flat();
    const of = (lang: string) =>
      seedTitles(
        (story) =>
          story.lang === lang && story.picture !== undefined && !others.includes(story.title),
      ).slice(0, 4);
    const shown = await value(Promise.resolve(slides));
    expect(shown.get('hi')?.map(({ title }) => title)).toEqual(
      [...of('hi'), ...of('en')].map(bindFigures),
    );
    expect(shown.get('en')?.map(({ picture }) => picture?.startsWith(ghost.url))).toEqual(
      Array.from({ length: 8 }, () => true),
    );
  });
});

describe('a story', () => {
  it('comes whole by its id', async () => {
    const [title = ''] = seedTitles(({ slug }) => slug === 'every-block-en');
    const id = await idOf(title);
    const story = (await value(stories?.([id, 'none', `${id}]+visibility:[members`]) ?? NONE)).get(
      id,
    );
    expect(story).toMatchObject({
      title,
      lang: 'en',
      summary: 'A long read with pictures, a table and a recording.',
      category: 'travel',
      state: 'madhyapradesh',
      tags: [{ name: 'Narmada', slug: 'narmada' }],
      author: 'State Desk',
      authors: [{ name: 'State Desk', slug: 'state-desk' }],
      // Ghost says 0 of what takes less than half a minute.
      readMinutes: 1,
      pictureAlt: 'A ferry with a yellow roof on a wide river',
      picture: expect.stringMatching(/^http:.*\/content\/images\/.*ferry/),
    });
    const types = SEED.find(({ slug }) => slug === 'every-block-en')?.body?.map(
      (block) => (block as { type: string }).type,
    );
    expect(story !== 'gone' && story?.body?.map(({ type }) => type)).toEqual(types);
  });

  it('comes with all others in one call', async () => {
    const ids = (await list('news')).map(({ id }) => id);
    const before = ghost.calls.length;
    expect((await value(stories?.(ids) ?? NONE)).size).toBe(SEED.length);
    expect(ghost.calls).toHaveLength(before + 1);
  });

  it('is not asked for by what is no id of Ghost', async () => {
    const before = ghost.calls.length;
    expect(await value(stories?.(['none', '1', "'+visibility:members+'"]) ?? NONE)).toEqual(
      new Map(),
    );
    expect(ghost.calls).toHaveLength(before);
  });

  it.each([
    ['/every-block-en/', 'every-block-en'],
    ['/every-block-en?utm=1', 'every-block-en'],
    ['/Every-Block-EN/', 'every-block-en'],
    ['/2024/03/every-block-en/', 'every-block-en'],
  ])('is at Ghost’s own %s', async (path, slug) => {
    const [title = ''] = seedTitles((story) => story.slug === slug);
    expect((await value(idsAt?.([path]) ?? NONE)).get(path)).toBe(await idOf(title));
  });

  it.each([
    ['/nobody-wrote-this/'],
    ['/unseen-private/'],
    ['/'],
    ['/tag/every-block-en/'],
    ['/hi/tag/every-block-en/'],
    ["/x'+visibility:members/"],
  ])('is not at %s', async (path) => {
    expect((await value(idsAt?.([path]) ?? NONE)).has(path)).toBe(false);
  });
});

describe('the archive', () => {
  const page = { number: 1, size: 100 };

  it('pages back through everything', async () => {
    const parts = await Promise.all(
      [1, 2, 3].map((number) => value(archive?.({ by: 'all' }, { number, size: 25 }) ?? NONE)),
    );
    expect(parts.map(({ total }) => total)).toEqual([60, 60, 60]);
    expect(parts.flatMap((part) => titles(part.stories))).toEqual(titles(SEED));
  });

  it('has a category by its name in both languages', async () => {
    const { stories: found } = await value(
      archive?.({ by: 'categories', categories: ['technology'] }, page) ?? NONE,
    );
    expect(sorted(titles(found))).toEqual(
      sorted(seedTitles(({ category }) => category.slug === 'technology')),
    );
  });

  it('has a topic, whose tags no filter can be made of', async () => {
    const [category, topic] = await Promise.all(
      [
        { by: 'categories' as const, categories: ['technology' as const] },
        { by: 'topic' as const, categories: ['technology' as const], tags: ['a]+b'] },
      ].map((selection) => value(archive?.(selection, page) ?? NONE)),
    );
    expect(topic).toEqual(category);
  });

  it('has a state', async () => {
    const { stories: found, total } = await value(
      archive?.({ by: 'state', state: 'madhyapradesh' }, page) ?? NONE,
    );
    expect(sorted(titles(found))).toEqual(
      sorted(seedTitles(({ state }) => state?.slug === 'madhya-pradesh')),
    );
    expect(total).toBe(found.length);
  });

  it('has a tag and an author by their slugs', async () => {
    const tag = await value(archive?.({ by: 'tag', slug: 'narmada' }, page) ?? NONE);
    expect(titles(tag.stories)).toEqual(
      seedTitles(({ tags, lang }) => lang === 'en' && tags.some(({ slug }) => slug === 'narmada')),
    );
    const author = await value(archive?.({ by: 'author', slug: 'khel-desk' }, page) ?? NONE);
    expect(titles(author.stories)).toEqual(
      seedTitles(({ author: { slug } }) => slug === 'khel-desk'),
    );
  });

  it('finds words of a title, also such as would end a filter', async () => {
    const found = await value(archive?.({ by: 'words', words: 'ferry timetable' }, page) ?? NONE);
    expect(titles(found.stories)).toEqual(seedTitles(({ slug }) => slug === 'every-block-en'));
    const none = await value(
      archive?.({ by: 'words', words: "x'+visibility:-public+title:~'a" }, page) ?? NONE,
    );
    expect(none).toEqual({ stories: [], total: 0 });
  });

  it.each(['a]+b', 'Narmada', 'hash-desk'])(
    'has nothing for a slug that is none: %s',
    async (slug) => {
      expect(await value(archive?.({ by: 'tag', slug }, page) ?? NONE)).toEqual({
        stories: [],
        total: 0,
      });
    },
  );

  it('lists every story for the sitemap, the oldest first', async () => {
    const { stories: listed, total } = await value(sitemap?.(page) ?? NONE);
    expect(total).toBe(60);
    const dates = listed.map(({ publishedAt }) => publishedAt ?? '');
    expect(dates).toEqual(sorted(dates));
  });
});

it('shows nothing of what nobody may see, not even a title', async () => {
  const page = { number: 1, size: 100 };
  const all = await Promise.all([
    feed('news'),
    feed('breaking'),
    feed('featured'),
    posters(),
    archive?.({ by: 'all' }, page),
    archive?.({ by: 'words', words: 'UNSEEN' }, page),
    archive?.({ by: 'categories', categories: ['business'] }, page),
    sitemap?.(page),
  ]);
  expect(hiddenStories()).toHaveLength(5);
  const seen = JSON.stringify(all, (_, part: unknown) => (part instanceof Map ? [...part] : part));
  expect(seen).toContain(titles(SEED)[0]);
  expect(seen).not.toContain('UNSEEN');
});

const NONE = Promise.reject(new Error('the source cannot'));
NONE.catch(() => {});
