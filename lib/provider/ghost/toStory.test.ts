import { storyDescription } from '@/lib/story/storyDescription';
import { link, p } from '@/lib/testing/bodies';
import { postSchema } from './postSchema';
import { toStory } from './toStory';

const CMS = 'https://cms.news.example/blog';
const media = {
  base: `${CMS}/`,
  sources: [
    { origin: 'https://cms.news.example', path: '/blog/content/' },
    { origin: 'https://images.unsplash.com', path: '/' },
  ],
};

beforeEach(() => {
  process.env.SITE_URL = 'https://site.example';
  process.env.NEWS_API_URL = CMS;
});

const read = (given: object) =>
  toStory(
    postSchema.parse({
      id: '6'.repeat(24),
      title: 'Rain',
      html: '<p>Wet.</p>',
      visibility: 'public',
      url: `${CMS}/rain/`,
      ...given,
    }),
    media,
  );

it('leaves out a heading that repeats the headline', () => {
  expect(read({ html: '<h2>Rain</h2><p>Wet.</p>' }).body).toEqual([p('Wet.')]);
});

it('takes its beginning for the headline that it lacks', () => {
  const html = '<p>It rained in Sagar.</p><p>Roads are wet.</p>';
  expect(read({ title: '(Untitled)', html }).title).toBe('It rained in Sagar. Roads are wet.');
  expect(read({ title: '(Untitled)', html: null }).title).toBe('(Untitled)');
});

it('keeps the query of a picture of Unsplash', () => {
  const feature_image = 'https://images.unsplash.com/photo-1?crop=entropy&fit=max&w=2000&q=80';
  expect(read({ feature_image }).picture).toBe(feature_image);
});

it.each([
  ['as text', 'फोटो: <a href="https://x.example">नाम</a>', { pictureCaption: 'फोटो: नाम' }],
  [
    'with its maker’s name marked',
    'The bridge. <small>Asha</small>',
    { pictureCaption: 'The bridge.', pictureCredit: 'Asha' },
  ],
])('has the caption of its picture %s', (_, feature_image_caption, expected) => {
  const feature_image = `${CMS}/content/images/a.jpg`;
  expect(read({ feature_image, feature_image_caption })).toMatchObject(expected);
});

it.each([
  [
    'that it names in another size',
    { feature_image: '__GHOST_URL__/content/images/a.jpg' },
    'a.jpg',
  ],
  ['where it names none', {}, 'size/w600/a.jpg'],
])('has the picture at the top of its text above it, %s', (_, named, path) => {
  const html = '<img src="__GHOST_URL__/content/images/size/w600/a.jpg" alt="A bridge"><p>Wet.</p>';
  expect(read({ ...named, html })).toMatchObject({
    picture: `${CMS}/content/images/${path}`,
    pictureAlt: 'A bridge',
    body: [{ type: 'paragraph', content: ['Wet.'] }],
  });
});

it('has what editors say to search engines and previews', () => {
  expect(
    read({
      meta_description: 'For search.',
      og_title: 'For previews',
      twitter_description: 'What it is.',
      og_image: '__GHOST_URL__/content/images/og.jpg',
    }).meta,
  ).toEqual({
    description: 'For search.',
    socialTitle: 'For previews',
    socialDescription: 'What it is.',
    socialPicture: `${CMS}/content/images/og.jpg`,
  });
});

it.each([
  ['https://agency.example/s', 'https://agency.example/s'],
  [`${CMS}/other/`, undefined],
  [null, undefined],
])('of the canonical URL %s has the original %s', (canonical_url, expected) => {
  expect(read({ canonical_url }).canonicalUrl).toBe(expected);
});

it('has pictures of its text where Ghost’s mark stands for its address', () => {
  const html = '<h2>Damage</h2><img src="__GHOST_URL__/content/images/a.jpg">';
  expect(read({ html }).body?.slice(1)).toEqual([
    { type: 'picture', picture: { url: `${CMS}/content/images/a.jpg`, alt: '' } },
  ]);
});

it.each([
  ['in a line of its own', 'It rained.\nThe minister0:00/601× 0:00 /0:10 1×', 'It rained.'],
  ['of two sentences', 'It rained.\nWho? The minister0:00/60', 'It rained.'],
  ['on one line', 'It rained. The minister0:00/601× 0:00 /0:10 1×', 'It rained.'],
  ['in Hindi', 'बारिश हुई। मंत्री ने कहा0:00/601×', 'बारिश हुई।'],
  ['and nothing else', 'The minister0:00/60', ''],
  ['nor the words of a file', 'It rained. The orderIn fullorder.pdf2 KB दल सीटें', 'It rained.'],
  ['nor those of a file’s size', 'It rained. The order order.pdf 1.5 MB', 'It rained.'],
  ['after a number', 'It rained.\n\nEpisode 120:00/61.21×', 'It rained.'],
  ['nor those of its sign', 'It rained.\n\nThe orderorder.pdf2 KBdownload-circle', 'It rained.'],
  ['nor lines of lists', 'It rained.\n\n * Bhopal\n   * Sehore\n\nStay in.', 'It rained. Stay in.'],
  ['but a list alone', ' * Bhopal\n * Indore', 'Bhopal Indore'],
  ['nor those of a form', 'It rained. Our letterEmail sent! Check your inbox to', 'It rained.'],
  ['but a size of its own', 'It rained 2 MB of data.', 'It rained 2 MB of data.'],
  [
    'and none, but an hour',
    'From 10:00/11:00 and at 0:00 GMT.',
    'From 10:00/11:00 and at 0:00 GMT.',
  ],
])('has a deck without a player’s title %s', (_, excerpt, summary) => {
  expect(read({ html: null, excerpt }).summary).toBe(summary);
});

it.each([
  ['callout', '<div class="kg-callout-text">Boil it.</div>'],
  ['toggle', '<div class="kg-toggle-content"><p>Boil it.</p></div>'],
  ['product', '<div class="kg-product-card-description"><p>Boil it.</p></div>'],
  [
    'file',
    '<a href="https://x.example/a.pdf"><div class="kg-file-card-title">Boil</div><div class="kg-file-card-metadata">2 KB</div></a>',
  ],
])('has a deck and a description without the text of a %s card', (kind, inside) => {
  const html = `<div class="kg-card kg-${kind}-card">${inside}</div><p>It rained.</p>`;
  const story = read({ html });
  expect([story.summary, storyDescription(story)]).toEqual(['It rained.', 'It rained.']);
});

it('has a deck of a card where there is nothing else', () => {
  expect(read({ html: '<div class="kg-card kg-callout-card">Boil it.</div>' }).summary).toBe(
    'Boil it.',
  );
});

const tagged = (name: string, visibility = 'internal') => ({
  name,
  slug: name.replace('#', 'hash-').toLowerCase(),
  visibility,
});

it.each([
  ['of its script', [], 'hi', undefined],
  ['#ne', [tagged('#ne')], 'hi', 'ne'],
  ['#lang-bho', [tagged('#ad'), tagged('#lang-bho')], 'hi', 'bho'],
  ['#mr-IN', [tagged('#mr-IN')], 'hi', 'mr'],
  ['#EN', [tagged('#EN')], 'en', undefined],
  ['none, of tags for something else', [tagged('#up'), tagged('#top')], 'hi', undefined],
  ['none, of a tag that readers see', [tagged('#ne', 'public')], 'hi', undefined],
])('has the language that its internal tags say: %s', (_, tags, lang, otherLanguage) => {
  expect(read({ title: 'पानी', tags })).toMatchObject({
    lang,
    ...(otherLanguage && { otherLanguage }),
  });
  expect(read({ title: 'पानी', tags }).otherLanguage).toBe(otherLanguage);
});

it.each([
  ['https://cms.news.example/blog/rain/?ref=cms.news.example', 'https://site.example/rain/'],
  // Where Ghost says that its site is, though it is asked at another address.
  ['https://www.ghost.example/blog/tag/rain/', 'https://site.example/tag/rain/'],
  ['__GHOST_URL__/rain/#more', 'https://site.example/rain/#more'],
  ['https://x.example/?ref=ghost.example', 'https://x.example/'],
  ['https://x.example/?ref=y.example', 'https://x.example/?ref=y.example'],
])('the link %s of its text leads to %s', (href, target) => {
  const { body } = read({
    html: `<a href="${href}">a</a>`,
    url: 'https://ghost.example/blog/rain/',
  });
  expect(body).toEqual([p(link(target, 'a'))]);
});

it('has a page of Ghost’s own that stands alone as that of this site', () => {
  const here = 'https://site.example/rain/';
  expect(read({ html: '<p>https://cms.news.example/blog/rain/</p>' }).body).toEqual([
    p(link(here, here)),
  ]);
});

it('has what its authors say of themselves', () => {
  const asha = { name: 'Asha', slug: 'asha', bio: 'Rivers.' };
  const authors = [
    { ...asha, profile_image: '__GHOST_URL__/content/images/asha.jpg' },
    { name: 'Ravi', slug: 'ravi', bio: null, profile_image: 'https://elsewhere.example/r.jpg' },
  ];
  expect(read({ authors }).authors).toEqual([
    { name: 'Asha', slug: 'asha', about: 'Rivers.', picture: `${CMS}/content/images/asha.jpg` },
    { name: 'Ravi', slug: 'ravi' },
  ]);
});

it('takes the first author and tag where their lists are left out', () => {
  const story = read({
    primary_author: { name: 'Asha', slug: 'asha' },
    primary_tag: { name: 'Sports', slug: 'sports', visibility: 'public' },
    custom_excerpt: 'It rains.\nStill.',
  });
  expect(story).toMatchObject({ author: 'Asha', category: 'sports', summary: 'It rains. Still.' });
});
