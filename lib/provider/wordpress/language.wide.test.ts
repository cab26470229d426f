import { wordpressForTests } from '@/lib/testing/wordpressForTests';
import { archive, sitemap } from './archive';
import { givenLanguage } from './language';
import { idsAt } from './permalink';
import { storiesById } from './singlePosts';
import { wordpressSource } from './wordpressSource';

/** A post that only its source can tell from Hindi: its title has none of the small words. */
const NEPALI = 869;
const HINDI = [866, 867, 871, 874, 875, 878, 887, 923];

function languageOf(id: number): string {
  if (id === NEPALI) return 'ne';
  return HINDI.includes(id) ? 'hi' : 'en';
}

const wordpress = wordpressForTests();

async function writtenIn() {
  const result = await wordpressSource.feed('news');
  const stories = result.ok ? result.value.stories : [];
  return new Map(stories.map(({ id, lang, otherLanguage }) => [id, otherLanguage ?? lang]));
}

/** As the default language has no folder of its own. */
function linkInFolders() {
  for (const post of wordpress.data().posts) {
    const language = languageOf(Number(post.id));
    const folder = language === 'en' ? '' : `${language}/`;
    post.link = `https://cms.example/${folder}${String(post.slug)}/`;
  }
}

describe('WPML', () => {
  beforeEach(() => {
    wordpress.install({ namespace: 'wpml/v1', defaultLanguage: 'en', languageOf });
    linkInFolders();
  });

  it('is asked for the posts of all languages, though it answers with one', async () => {
    expect([...(await writtenIn()).keys()]).toHaveLength(19);
    expect(wordpress.calls.filter(({ route }) => route !== '/').map(langOf)).not.toContain(null);
  });

  it('is asked for them in archives, sitemaps, old links and stories', async () => {
    const page = { number: 1, size: 40 };
    expect(await archive({ by: 'all' }, page)).toMatchObject({
      value: { total: 20 },
    });
    expect(await sitemap(page)).toMatchObject({ value: { total: 20 } });
    const path = new URL(String(wordpress.data().posts.find(({ id }) => id === 866)?.link))
      .pathname;
    const ids = await idsAt([path]);
    expect(ids.ok && ids.value.get(path)).toBe('866');
    const found = await storiesById(['866']);
    expect(found.ok && found.value.get('866')).toMatchObject({ lang: 'hi' });
  });

  it('tells the language of a post by the folder of its link', async () => {
    const languages = await writtenIn();
    expect(languages.get('866')).toBe('hi');
    expect(languages.get('865')).toBe('en');
    expect(languages.get(`${NEPALI}`)).toBe('ne');
  });

  it('has the tags of each language for the blocks of the front page', async () => {
    wordpress.data().tags.push({ id: 990, name: 'ब्रेकिंग', slug: 'breaking-hi' });
    const post = wordpress.data().posts.find(({ id }) => id === 866);
    Object.assign(post ?? {}, { tags: [990] });
    const breaking = await wordpressSource.feed('breaking');
    expect(breaking.ok && breaking.value.stories.map(({ id }) => id)).toContain('866');
    const found = await storiesById(['866']);
    expect(found.ok && found.value.get('866')).toMatchObject({ tags: [] });
  });

  it('tells it by the locale that a plugin adds, before the link', async () => {
    const post = wordpress.data().posts.find(({ id }) => id === NEPALI);
    Object.assign(post ?? {}, { wpml_current_locale: 'bho_IN' });
    expect((await writtenIn()).get(`${NEPALI}`)).toBe('bho');
  });
});

describe('Polylang', () => {
  beforeEach(() => {
    wordpress.install({ namespace: 'pll/v1', languageOf });
    for (const post of wordpress.data().posts) post.lang = languageOf(Number(post.id));
  });

  it('answers with all languages unasked, and says which each post is in', async () => {
    const languages = await writtenIn();
    expect(languages.size).toBe(19);
    expect(languages.get(`${NEPALI}`)).toBe('ne');
    expect(wordpress.calls.map(langOf)).toEqual(wordpress.calls.map(() => null));
  });
});

describe('the translations of a post', () => {
  it.each([
    ['Polylang', { translations: { hi: 866, en: 865 } }, '865', { hi: '866', en: '865' }],
    [
      'WPML REST API',
      { wpml_translations: [{ locale: 'en_US', id: 865 }, { id: 'x' }, 0] },
      '865',
      { hi: '866', en: '865' },
    ],
    [
      'Polylang, in a language without pages',
      { translations: { hi: 866, ta: 865 } },
      '865',
      undefined,
    ],
    ['Polylang, of none', { translations: [] }, undefined, undefined],
    ['Polylang, of itself', { translations: { hi: 866 } }, undefined, undefined],
    ['nobody', { translations: 'none', wpml_translations: null }, undefined, undefined],
  ])('are known where %s names them', async (_, fields, translationKey, translatedIds) => {
    Object.assign(wordpress.data().posts.find(({ id }) => id === 866) ?? {}, fields);
    const result = await wordpressSource.feed('news');
    const story = result.ok && result.value.stories.find(({ id }) => id === '866');
    expect(story).toHaveProperty('id', '866');
    expect(story || {}).toMatchObject({ lang: 'hi' });
    expect((story || {}).translationKey).toBe(translationKey);
    expect((story || {}).translatedIds).toEqual(translatedIds);
  });
});

describe('a WordPress of one language', () => {
  it('is asked for none, and its folders are no languages', async () => {
    linkInFolders();
    expect((await writtenIn()).get(`${NEPALI}`)).toBe('hi');
    expect(wordpress.calls.map(langOf)).toEqual(wordpress.calls.map(() => null));
  });
});

const langOf = ({ params }: { params: URLSearchParams }) => params.get('lang');

const BASE = 'https://cms.example/blog/';
it.each([
  ['https://cms.example/blog/hi/rain/', 'hi'],
  ['https://cms.example/blog/rain/?lang=ne', 'ne'],
  ['https://cms.example/blog/up/rain/', null],
  ['https://cms.example/blog/br/rain/', null],
  ['https://cms.example/hi/rain/', null],
  ['https://cms.example/blog/rain/', null],
  ['hi/rain', null],
  [null, null],
])('the link %s is of the language %s', (link, code) => {
  const post = { lang: null, wpml_current_locale: null, link };
  expect(givenLanguage(post, BASE)).toBe(code);
  expect(givenLanguage(post, null)).toBeNull();
});
