import { ok } from '@/lib/result';
import { wordpressForTests } from '@/lib/testing/wordpressForTests';
import { idsAt } from './permalink';

const wordpress = wordpressForTests();

/** The id at a path, null where there is none. */
const idAt = async (path: string) => {
  const found = await idsAt([path]);
  return found.ok ? ok(found.value.get(path) ?? null) : found;
};

const HINDI = '%e0%a4%a8%e0%a4%b0%e0%a5%8d%e0%a4%ae%e0%a4%a6%e0%a4%be';
/** ज़मीन, with its nukta apart and within its first letter. */
const NUKTA = encodeURIComponent('ज\u093cमीन').toLowerCase();
const WITHIN = encodeURIComponent('\u095bमीन').toLowerCase();
/** Lets WordPress show the newest post elsewhere. */
const moveNewest = (slug: string, path: string) =>
  Object.assign(wordpress.data().posts[0] ?? {}, { slug, link: `https://cms.example${path}` });

it.each([
  ['/every-block-en/', '864'],
  ['/every-block-en', '864'],
  ['/?p=864', '864'],
  ['/index.php?p=864', '864'],
  ['/2026/11/every-block-en/', '864'],
  ['/news/every-block-en', '864'],
  ['/hi/category/every-block-en/', null],
  ['/page/every-block-en/', null],
  ['/unseen-password/', null],
  ['/?p=926', null],
  ['/?p=924', null],
  ['/sports/?p=864', null],
  ['/?p=x', null],
  ['/', null],
  ['/category/every-block-en/', null],
  ['/nothing-here/', null],
  ['/%e0%a4%a', null],
])('at %s stands %s', async (path, id) => {
  expect(await idAt(path)).toEqual(ok(id));
});

it('guesses by no slug of one word, and by none that two posts have', async () => {
  moveNewest('rain', '/2026/11/rain/');
  expect(await idAt('/news/rain')).toEqual(ok(null));
  moveNewest('every-block-en', '/hi/every-block-en/');
  expect(await idAt('/news/every-block-en')).toEqual(ok(null));
});

describe('a link that was cut inside a letter', () => {
  const SLUG = encodeURIComponent('भारी-बारिश-से-बाढ़');
  const CUT = SLUG.slice(0, -4);
  const post = (at: number, given: object) =>
    Object.assign(wordpress.data().posts[at] ?? {}, {
      slug: SLUG.toLowerCase(),
      link: `https://cms.example/2024/03/${SLUG}/`,
      title: { rendered: 'भारी बारिश से बाढ़' },
      ...given,
    });

  it('leads to the one story whose address begins so', async () => {
    post(0, {});
    expect(await idAt(`/2024/03/${CUT}`)).toEqual(ok('866'));
    expect(await idAt(`/${CUT}`)).toEqual(ok('866'));
    expect(wordpress.calls.at(-1)?.params.get('search')).toBe('भारी बारिश से');
  });

  it('leads nowhere where two begin so, or none', async () => {
    post(0, {});
    post(1, { link: `https://cms.example/2024/03/${SLUG}-2/` });
    expect(await idAt(`/2024/03/${CUT}`)).toEqual(ok(null));
    expect(await idAt(`/2024/03/${encodeURIComponent('कोई-और-बात').slice(0, -3)}`)).toEqual(
      ok(null),
    );
  });
});

it.each([
  ['dates', 'rain', '/2026/11/rain/', '/2026/11/rain'],
  ['ids', 'rain', '/archives/866', '/archives/866'],
  ['slugs and ids', 'rain', '/rain-866/', '/rain-866'],
  ['slugs, ids and an ending', 'rain', '/news/rain-866.html', '/news/rain-866.html'],
  ['an ending', 'rain', '/2026/11/rain.html', '/2026/11/rain.html'],
  ['an ending, at the root', 'rain', '/rain.html', '/rain'],
  ['a nukta apart', NUKTA, `/${NUKTA}/`, '/\u095bमीन'],
  ['a nukta within', WITHIN, `/${WITHIN}/`, '/ज\u093cमीन'],
  ['Hindi', HINDI, `/${HINDI}/`, `/${HINDI.toUpperCase()}`],
  ['Hindi as it is read', HINDI, `/${HINDI}/`, '/नर्मदा/'],
])('finds a post by a permalink with %s', async (_, slug, link, path) => {
  moveNewest(slug, link);
  expect(await idAt(path)).toEqual(ok('866'));
});
