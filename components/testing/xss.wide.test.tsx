/** @jest-environment node */

import MarkdownIt from 'markdown-it';
import { toSlide, toStory } from '@/lib/provider/api/mapping';
import { plainFields } from '@/lib/provider/api/plainFields';
import { providerPosterSchema, providerStorySchema } from '@/lib/provider/api/providerSchema';
import { bodyOfHtml } from '@/lib/provider/body/bodyOfHtml';
import { blockMarkdown } from '@/lib/seo/markdown/bodyMarkdown';
import { type Body, truncated } from '@/lib/story/body';
import {
  dangersIn,
  documentOf,
  elementsIn,
  isLinkAway,
  partsOf,
  textIn,
} from '@/lib/testing/hostile/dangers';
import { ALIASES, hostileHtml, hostilePoster, hostileStory } from '@/lib/testing/hostile/entries';
import { PAYLOADS } from '@/lib/testing/hostile/payloads';
import { words } from '@/lib/testing/words';
import { feedMarkup } from './feedMarkup';
import { markupOf, slideView, STORY_VIEWS, textView } from './views';

// The dates of hostile stories are none, which is said while tests are collected.
jest.spyOn(console, 'warn').mockImplementation();

const ORIGIN = 'https://api.narmada24.example';
const MEDIA = {
  base: ORIGIN,
  sources: [
    { origin: ORIGIN, path: '/pictures/' },
    { origin: ORIGIN, path: '/videos/' },
  ],
};
const HARMLESS = {
  picture: '/pictures/rain.jpg',
  video: '/videos/rain.webm',
  youtube: 'https://youtu.be/aqz-KE-bpKQ',
};

const storyOf = (json: unknown) => toStory(providerStorySchema.parse(plainFields(json)), MEDIA);
const slideOf = (json: unknown) =>
  toSlide(providerPosterSchema.parse(plainFields(json)), 'hi', MEDIA);

/** A harmless story of each kind, in both languages: all that our markup is made of. */
const TEMPLATES = ['Rain fell xss script', 'बारिश हुई'].flatMap((text) =>
  [
    { videoUrl: HARMLESS.video, captions: [{ lang: 'en', url: '/videos/rain.vtt' }] },
    { audioUrl: HARMLESS.video },
    { youtubeUrl: HARMLESS.youtube },
    { youtubeUrl: 'https://example.org/' },
    { image: undefined, time: undefined },
    { content: undefined, fullContent: undefined, fullDescription: undefined },
  ]
    .flatMap((kind) => [kind, { ...kind, updates: undefined }])
    .map((kind) => ({
      ...hostileStory(text, 'x'),
      image: HARMLESS.picture,
      time: '2026-11-20T05:00:00.000Z',
      content: `${text}\n\n${text}`,
      ...kind,
    })),
);
const POSTERS = ['Rain', 'बारिश'].flatMap((text) =>
  [{}, { link: 'https://example.org/' }, { link: '/india' }].map((kind) => ({
    ...hostilePoster(text, 'x'),
    image: HARMLESS.picture,
    youtubeUrl: undefined,
    link: undefined,
    ...kind,
  })),
);

function drawn(entries: readonly unknown[], posters: readonly unknown[]) {
  const stories = entries.map(storyOf);
  const views = [
    ...stories.flatMap((story) => STORY_VIEWS.map((view) => view(story))),
    ...posters.map((poster) => slideView(slideOf(poster))),
  ];
  return { stories, html: markupOf(views, ['hi', words.hi]) };
}

it('there are more than 200 payloads', () => {
  expect(PAYLOADS.length).toBeGreaterThan(200);
});

it('no payload in any field makes an element, an attribute or a way out', () => {
  const known = partsOf(documentOf(drawn(TEMPLATES, POSTERS).html));
  const { html, stories } = drawn(
    PAYLOADS.map((payload, at) => hostileStory(payload, `x${at}`)),
    PAYLOADS.map((payload, at) => hostilePoster(payload, `x${at}`)),
  );
  const document = documentOf(html);
  expect(dangersIn(document, known)).toEqual([]);
  // Nothing was run together or lost either: each headline is read as it was sent.
  const textsOf = (name: string) =>
    elementsIn(document)
      .filter(({ tagName }) => tagName === name)
      .map(textIn);
  expect(textsOf('h1')).toEqual(
    stories.map(({ title }) => title.replace(/\r\n?/g, '\n')), // as HTML is read
  );
  expect(textsOf('script').map((text): unknown => JSON.parse(text))).toHaveLength(stories.length);
});

describe('bodies in HTML', () => {
  const FILES = `${ORIGIN}/pictures/`;
  const read = (html: string) => [
    ...bodyOfHtml(html, { base: ORIGIN, media: MEDIA }),
    truncated('https://example.org/'),
  ];
  const WORDS = { truncated: 'x', wholeText: 'y' };
  /** As the page and the overlay have it. */
  const page = (body: Body) => documentOf(markupOf([textView(body)], ['hi', words.hi]));
  /** As the feeds and the Markdown view have it, whose readers open links as they will. */
  const texts = (body: Body) => {
    const reader = new MarkdownIt('commonmark');
    reader.validateLink = () => true;
    const markdown = reader.render(body.map((block) => blockMarkdown(block, WORDS)).join('\n\n'));
    return documentOf(feedMarkup(body) + markdown);
  };
  const HARMLESS_BODY =
    `<p>xss <b>b</b> <i>i</i> <code>c</code><br>x <a href="https://example.org/">a</a> <a href="/a">a</a></p>` +
    '<h1>1</h1><h3>3</h3><h4>4</h4><ol><li>1</ol><ul><li>1</ul><hr>' +
    `<blockquote>x<cite>y</cite></blockquote><img src="${FILES}a.jpg"><figure><img src="${FILES}a.jpg" width="900" height="600"><figcaption>x <small>y</small></figcaption></figure>` +
    `<div class="gallery"><img src="${FILES}a.jpg"><hr><img src="${FILES}b.jpg"></div>` +
    '<table><caption>x</caption><tr><th>x<th>y<tr><td>x<td>y</table>' +
    '<iframe src="https://youtu.be/aqz-KE-bpKQ" title="x"></iframe><iframe src="https://example.org/" title="x"></iframe>' +
    '<p>https://x.com/a/status/1</p><p>https://www.instagram.com/p/Cxyz12345/</p>' +
    `<audio src="${FILES}a.mp3"></audio><figure><video src="${FILES}a.mp4"></video><figcaption>x</figcaption></figure>`;
  const VIEWS = [{ view: page }, { view: texts, mayLeave: isLinkAway }].map((one) => ({
    ...one,
    known: partsOf(one.view(read(HARMLESS_BODY))),
  }));

  it('are all that a body can hold', () => {
    expect([...new Set(read(HARMLESS_BODY).map(({ type }) => type))].sort()).toEqual(
      'audio embed gallery heading list paragraph picture quotation rule table truncated video'.split(
        ' ',
      ),
    );
  });

  it('no payload makes an element, an attribute or a way out', () => {
    for (const payload of PAYLOADS) {
      const body = read(hostileHtml(payload, FILES));
      const dangers = VIEWS.flatMap(({ view, known, mayLeave }) =>
        dangersIn(view(body), known, mayLeave),
      );
      expect([payload, dangers]).toEqual([payload, []]);
    }
  });
});

/**
 * The names that stand before the second one of each field, before the third, and so on: of what a field says,
 * another has no part.
 */
const HIDDEN = Array.from(
  { length: Math.max(...ALIASES.map(({ length }) => length)) - 1 },
  (_, at) => ({
    place: at + 2,
    hidden: ALIASES.flatMap((names) => names.slice(0, Math.min(at + 1, names.length - 1))),
  }),
);
const asStories = (hidden: readonly string[]) =>
  PAYLOADS.map((payload) => storyOf(hostileStory(payload, 'x', hidden)));
const stories = asStories([]);

it.each(HIDDEN)('a payload in name $place of each field is the same story', ({ hidden }) => {
  expect(asStories(hidden)).toEqual(stories);
});

it.each([
  ['<p onclick="x()">', 'p[onclick]'],
  ['<p><marquee>', 'marquee'],
  ['<p><a href="javascript:x()">', 'javascript:'],
  ['<p><a href="//evil.example">', '//evil.example'],
])('%s is seen', (html, part) => {
  const known = new Set(['html', 'head', 'body', 'p', 'a', 'a[href]']);
  expect([part, dangersIn(documentOf(html), known).length]).toEqual([part, 1]);
});
