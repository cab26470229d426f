import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STATE_TOPICS } from '#site/keys.mjs';
import { categoryPath } from '@/lib/pages/topicPath';
import { searchStories } from '@/lib/search/searchStories';
import { terms } from '@/lib/search/terms';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { TESTED_LOCALES, words } from '@/lib/testing/words';
import { getSearched, inWordsOf } from './getSearched';
import { SAMPLES } from './sampleStory';
import { topicHrefs } from './topicHrefs';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));

const upstream = fakeUpstream();
beforeEach(() => {
  speakOnServer('en');
});

/** The newsroom's news of a set (a folder of its data). */
function send(set: string) {
  for (const feed of ['breaking-news', 'featured-stories', 'news']) {
    const folder = join(__dirname, '../../newsroom', set, feed);
    const items = readdirSync(folder).flatMap((file): unknown[] =>
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    );
    upstream.sends(`/${feed}`, items);
  }
}

const found = async (query: string) =>
  searchStories((await getSearched()).stories, terms(query)).map(({ id }) => id);
const queryOf = (path: string | null) =>
  new URL(path ?? '', 'http://site.invalid').searchParams.get('q');

describe.each(['data', 'thin'])('with the newsroom’s %s', (set) => {
  beforeEach(() => send(set));

  it.each(TESTED_LOCALES)(
    'no topic link of a page in %s leads to an empty search',
    async (locale) => {
      const hrefOf = await topicHrefs();
      const paths = [
        ...STATE_TOPICS.map((key) => hrefOf(key, words[locale].Categories[key])),
        ...SAMPLES.flatMap(({ article: { tags } }) =>
          (tags?.en ?? []).map((name, at) => categoryPath(name, tags?.[locale][at] ?? name)),
        ),
      ];
      const queries = new Set(paths.flatMap((path) => queryOf(path) ?? []));
      expect(queries.size).toBeGreaterThan(3);
      const counts = await Promise.all(
        [...queries].map(async (query) => [query, (await found(query)).length] as const),
      );
      expect(counts.filter(([, count]) => count === 0)).toEqual([]);
    },
  );
});

it('leads to a section, to a search that finds something, and nowhere else', async () => {
  upstream.sends('/breaking-news', [{ id: 'a', title: 'Votes are counted', category: 'politics' }]);
  upstream.sends('/featured-stories', []);
  upstream.sends('/news', []);
  const hrefOf = await topicHrefs();
  const search = (query: string) => `/search?q=${encodeURIComponent(query)}`;
  expect(hrefOf('technology', 'टेक्नोलॉजी')).toBe('/technology');
  expect(hrefOf('politics', 'Politics')).toBe(search('Politics'));
  expect(hrefOf('politics', 'राजनीति')).toBe(search('राजनीति'));
  expect(hrefOf('Border trade', 'Border trade')).toBeNull();
});

describe('a search finds', () => {
  beforeEach(() => send('thin'));

  it.each([
    ['Politics', 'thin-panchayat-meeting-app-hi'],
    ['राजनीति', 'thin-lucknow-nagar-bajat-hi'],
    ['सेहत', 'thin-subah-ki-sair-salah-hi'],
    ['Gujarat', 'thin-ahmedabad-patang-karigar-hi'],
    ['राजस्थान', 'thin-kabaddi-final-jaipur'],
    ['night train', 'sample-world-night-train'],
    ['रात की ट्रेन', 'sample-ott-night-train'],
  ])('%s: %s', async (query, id) => {
    expect(await found(query)).toContain(id);
  });

  it('a sample in the words of the page', async () => {
    const { stories } = await getSearched();
    const shown = await inWordsOf(
      'hi',
      stories.filter(({ id }) => id === 'sample-world-night-train'),
    );
    expect(shown).toMatchObject([{ id: 'sample-world-night-train', lang: 'hi', sample: true }]);
  });
});
