import { link, p, SITE, UPLOADS } from '@/lib/testing/bodies';
import { toStory } from './mapping';
import { fileSchema, postSchema, tagSchema, userSchema } from './schema';

const post = (given: object = {}) =>
  postSchema.parse({
    id: 7,
    date_gmt: '2026-11-20T10:00:00',
    modified_gmt: '2026-11-20T10:00:00',
    title: { rendered: 'Rain' },
    excerpt: { rendered: '', protected: false },
    content: { rendered: '', protected: false },
    author: 1,
    featured_media: 0,
    categories: [],
    tags: [],
    ...given,
  });
const CONTEXT = {
  filings: new Map(),
  states: new Map(),
  isOpen: true,
  site: { plugin: null, timeZone: 'Asia/Kolkata', home: 'https://www.news.example' },
  media: { base: SITE, sources: [] },
};
// Read by the code under test at its first call.
beforeAll(() => {
  Object.assign(process.env, { SITE_URL: 'https://site.example', NEWS_API_URL: SITE });
});

const summaryOf = (excerpt: string) => toStory(post(), { ...CONTEXT, excerpt })?.summary;

it.each([
  ['<p>It rains. <a class="more-link" href="/7">Read on</a></p>', 'It rains.'],
  ['<p>It rains <a href="/7" class="btn readMore">Read <b>on</b></a>here.</p>', 'It rains here.'],
  ['<p>It rains <a href="/7">more</a></p>', 'It rains more'],
  ['<p>It rains.</p><p><b>Also read: </b><a href="/8">Sun</a></p>', 'It rains.'],
  ['<div>It rains.</div><div>Also read | <a href="/8">Sun</a></div>', 'It rains.'],
  ['<p>Students also read books.</p>', 'Students also read books.'],
  ['<p>बारिश।</p><p>ये भी पढ़ें: <a href="/8">धूप</a></p>', 'बारिश।'],
  ['<p>It rains [&hellip;]</p>', 'It rains …'],
  ['<p>Reading Time: 2 minutes It rains.</p>', 'It rains.'],
  ['<p>Reading Time: &lt; 1 minute It rains.</p>', 'It rains.'],
  ['<p>2 min read It rains.</p>', 'It rains.'],
  ['<p>🔊 Listen to this It rains.</p>', 'It rains.'],
  ['<p>Listen to this article It rains.</p>', 'It rains.'],
  ['<p>Post Views: 1,204 It rains.</p>', 'It rains.'],
  ['<p>It rains. Share this: Click to share on X (Opens in new window)</p>', 'It rains.'],
  ['<p>Table of Contents Toggle RainWindIt rains.</p>', ''],
  ['<p>Contents hide 1 Rain 2 Wind It rains.</p>', ''],
  ['<p>विषय सूची Toggle बारिश</p>', ''],
  ['<p>Last Updated on November 20, 2026 by Asha It rains.</p>', ''],
  ['<p>Last updated: November 20, 2026 – It rains.</p>', 'It rains.'],
  ['<p>Contents of the dam are lost.</p>', 'Contents of the dam are lost.'],
  ['<p>Reading time is short.</p>', 'Reading time is short.'],
  ['<p>Listen to this article</p>', 'Listen to this article'],
  ['<p>It rains&#8230; <a href="/7">Read More &raquo;</a></p>', 'It rains…'],
  ['<p>बारिश&#8230; <a href="/7">और पढ़ें</a></p>', 'बारिश…'],
  ['<p>बारिश <a href="/7">और हवा</a></p>', 'बारिश और हवा'],
  ['<p>Wet. https://youtu.be/abcdefghijk Cold.</p>', 'Wet.'],
])('the summary of %s is “%s”', (excerpt, summary) => {
  expect(summaryOf(excerpt)).toBe(summary);
});

it.each([
  ['Mines', 'Mines'],
  ['Breaking News', null],
  ['ब्रेकिंग न्यूज\u093c', null],
])('a post under the category %s is labelled %s', (name, label) => {
  const filing = { category: null, state: null, slug: 'x', name, depth: 1 };
  const context = { ...CONTEXT, filings: new Map([['3', filing]]) };
  expect(toStory(post({ categories: [3] }), context)?.category).toBe(label);
});

it.each([
  ['a heading', '<h1>Rain</h1><p>Wet.</p>', [p('Wet.')]],
  ['a line', '<p><strong>Rain</strong></p><p>Wet.</p>', [p('Wet.')]],
])('leaves out %s that repeats the headline', (_, content, body) => {
  expect(toStory(post(), { ...CONTEXT, content })?.body).toEqual(body);
});

it('has no text where that is no more than the headline', () => {
  expect(toStory(post(), { ...CONTEXT, content: '<p>Rain</p>' })?.body).toBeNull();
});

describe('the picture above the text', () => {
  const media = { base: SITE, sources: [{ origin: new URL(UPLOADS).origin, path: '/' }] };
  const figure = `<figure><img src="${UPLOADS}/a-300x200.jpg" alt="A bridge" width="300" height="200"><figcaption>The bridge.</figcaption></figure>`;
  const told = (file?: object) => {
    const context = { ...CONTEXT, media, content: `<p>Wet.</p>${figure}<p>Cold.</p>` };
    return toStory(post(), { ...context, ...(file && { file: fileSchema.parse(file) }) });
  };

  it.each([
    ['the featured one, which stands below the first lines too', 'a-scaled.jpg'],
    ['the one below the first lines, without a featured one', undefined],
  ])('is %s', (_, name) => {
    const story = told(
      name ? { id: 1, source_url: `${UPLOADS}/${name}`, alt_text: '' } : undefined,
    );
    expect(story).toMatchObject({
      picture: `${UPLOADS}/${name ?? 'a-300x200.jpg'}`,
      pictureAlt: 'A bridge',
      pictureCaption: 'The bridge.',
      body: [p('Wet.'), p('Cold.')],
    });
  });

  it('is the featured one, where the text has another', () => {
    const story = told({ id: 1, source_url: `${UPLOADS}/b.jpg`, alt_text: 'A road' });
    expect([story?.picture, story?.pictureAlt]).toEqual([`${UPLOADS}/b.jpg`, 'A road']);
    expect(story?.body).toHaveLength(3);
  });
});

it('reads an excerpt of links that never end', () => {
  expect(summaryOf('<a '.repeat(900) + 'more'.repeat(600))).toBe('');
});

it('reads numbers and texts that plug-ins have made strings', () => {
  const given = post({
    id: '7',
    title: 'Rain &amp; wind',
    author: '9',
    featured_media: '5',
    categories: ['3', '4'],
  });
  expect(given).toMatchObject({
    id: '7',
    title: 'Rain &amp; wind',
    author: '9',
    featured_media: '5',
    categories: ['3', '4'],
  });
  expect(post({ author: '0', categories: ['x', -1, 1.5] })).toMatchObject({
    author: null,
    categories: [],
  });
  expect(fileSchema.parse({ id: '5', caption: 'Bridge.' })).toMatchObject({
    id: '5',
    caption: 'Bridge.',
  });
});

it('reads so many tags and so much of names', () => {
  const { tags } = post({ tags: Array.from({ length: 1_000 }, (_, at) => at + 1) });
  expect(tags).toHaveLength(50);
  expect(tagSchema.parse({ id: 1, name: 'a'.repeat(1_000), slug: 'a' }).name).toHaveLength(400);
  const file = { id: 1, source_url: `${UPLOADS}/a.jpg`, alt_text: 'a'.repeat(10_000) };
  expect(fileSchema.parse(file).alt_text).toHaveLength(8_000);
});

it.each([
  [{ date_gmt: '2024-03-12T04:30:00', date: '2024-03-12T11:00:00' }],
  [{ date_gmt: null, date: '2024-03-12T10:00:00' }],
  [{ date_gmt: '-0001-11-30T00:00:00', date: '2024-03-12T10:00:00' }],
  [{ date_gmt: '0000-00-00T00:00:00', date: '2024-03-12T10:00:00' }],
  [{ date_gmt: null, date: null, modified_gmt: '2024-03-12T04:30:00' }],
  [{ date_gmt: '2024-03-12T04:30:00+00:00' }],
])('%j is dated in UTC, else on the clock of the site, else by its last change', (dates) => {
  expect(toStory(post(dates), CONTEXT)?.publishedAt).toBe('2024-03-12T04:30:00.000Z');
});

it('leads from the pages of WordPress’s own site to those of this one', () => {
  const content = '<a href="https://news.example/2026/11/rain/?ref=a">Rain</a>';
  expect(toStory(post(), { ...CONTEXT, content })?.body).toEqual([
    p(link('https://site.example/2026/11/rain/', 'Rain')),
  ]);
});

describe('fields that a newsroom adds', () => {
  const corrections = [{ text: '<p>Five, not six.</p>', timestamp: '20/11/2026 4:30 pm' }];

  it.each([
    ['of Advanced Custom Fields', { acf: { corrections, agency: 'PTI', rating: '3.5' } }],
    ['of registered meta', { acf: [], meta: { corrections, agency: 'PTI', rating: 3.5 } }],
    ['of both', { acf: { corrections, agency: 'PTI' }, meta: { agency: 'ANI', rating: 3.5 } }],
  ])('%s are facts of the story', (_, given) => {
    expect(toStory(post(given), CONTEXT)).toMatchObject({
      corrections: [{ text: 'Five, not six.', at: '2026-11-20T11:00:00.000Z' }],
      modifiedAt: '2026-11-20T11:00:00.000Z',
      agency: 'PTI',
      rating: { value: 3.5, best: 5 },
    });
  });

  it.each([
    { meta: { newspack_post_subtitle: 'Roads are <b>wet</b>.' } },
    { acf: { subtitle: 'Roads are wet.' } },
    { acf: { sub_heading: '<p>Roads are wet.</p>', deck: '' } },
    { acf: [], meta: { standfirst: 'Roads are wet.' } },
  ])('%j is the deck, before the excerpt', (given) => {
    expect(toStory(post(given), { ...CONTEXT, excerpt: 'It rains.' })?.summary).toBe(
      'Roads are wet.',
    );
  });

  it.each([{ acf: false }, { acf: { corrections: false, agency: '' } }, { meta: [] }])(
    'say nothing where they are %j',
    (given) => {
      expect(toStory(post(given), CONTEXT)).toEqual(toStory(post(), CONTEXT));
    },
  );
});

it('knows its author’s page, portrait and line, but no drawing of another host', () => {
  const user = (url: string) =>
    userSchema.parse({
      id: 1,
      name: 'Asha',
      slug: 'asha',
      description: 'Writes on <b>rivers</b>.',
      avatar_urls: { 24: `${url}?s=24`, 96: url },
    });
  const authorsBy = (url: string) =>
    toStory(post(), {
      ...CONTEXT,
      media: { base: SITE, sources: [{ origin: new URL(UPLOADS).origin, path: '/' }] },
      author: user(url),
    })?.authors;
  const asha = { name: 'Asha', slug: 'asha', about: 'Writes on rivers.' };
  expect(authorsBy(`${UPLOADS}/asha.jpg`)).toEqual([{ ...asha, picture: `${UPLOADS}/asha.jpg` }]);
  expect(authorsBy('https://secure.gravatar.com/avatar/0')).toEqual([asha]);
});

it('reads names and lines of several languages in that of its post', () => {
  const named = { id: 1, name: '[:en]Asha[:hi]आशा[:]', slug: 'asha' };
  const author = userSchema.parse({ ...named, description: '[:en]Writes.[:hi]लिखती हैं।[:]' });
  const told = (title: string, lang?: string) => {
    const given = post({ title: { rendered: title }, lang, categories: [3] });
    const filing = {
      category: null,
      state: null,
      name: '[:en]City[:hi]शहर[:]',
      slug: 'x',
      depth: 1,
    };
    const filings = new Map([['3', filing]]);
    return toStory(given, { ...CONTEXT, author, filings, tags: [tagSchema.parse(named)] });
  };
  expect(told('Rain')).toMatchObject({
    category: 'City',
    authors: [{ name: 'Asha', slug: 'asha', about: 'Writes.' }],
    tags: [{ name: 'Asha', slug: 'asha' }],
  });
  expect(told('बारिश', 'hi')).toMatchObject({
    category: 'शहर',
    authors: [{ name: 'आशा', slug: 'asha', about: 'लिखती हैं।' }],
    tags: [{ name: 'आशा', slug: 'asha' }],
  });
});
