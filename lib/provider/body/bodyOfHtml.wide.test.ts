import fc from 'fast-check';
import { Budget } from '@/lib/provider/body/html/budget';
import { isElement, parseHtml } from '@/lib/provider/body/html/parseHtml';
import { BODY_LIMITS } from '@/lib/provider/source/limits';
import type { Block, Inline } from '@/lib/story/body';
import { read, SITE, UPLOADS } from '@/lib/testing/bodies';
import { readHtml } from './bodyOfHtml';

const pick = (words: string) => fc.constantFrom(...words.split(' '));

const NAMES = pick(
  'a abbr address annotation-xml applet article aside audio b base blockquote body br button caption ' +
    'center cite code col colgroup dd details div dl dt em fieldset figcaption figure font footer form ' +
    'frameset h1 h2 h6 head header hr html i iframe img input li main marquee math menu mi nobr ' +
    'noscript object ol optgroup option p plaintext pre ruby rt s script section select small source ' +
    'span strong style sub summary svg table tbody td template textarea tfoot th thead title tr u ul ' +
    'var video wbr x-y __proto__',
);
const CLASSES = pick(
  'twitter-tweet instagram-media wp-caption wp-caption-text wp-block-gallery gallery-caption ' +
    'kg-bookmark-card kg-bookmark-title kg-audio-card kg-callout-emoji photo-credit emoji x',
);
const URLS = fc.constantFrom(
  `${UPLOADS}/a.jpg`,
  '/b',
  'https://youtu.be/aqz-KE-bpKQ',
  'https://x.com/a/status/1',
  'javascript:x()',
  '../../',
);
const ATTRIBUTE = fc.oneof(
  CLASSES.map((name) => ` class="${name}"`),
  fc
    .tuple(pick('href src data-src srcset alt title width height hidden onclick'), URLS)
    .map(([name, value]) => ` ${name}="${value}"`),
  fc.string({ maxLength: 12 }).map((text) => ` ${text}`),
);
const TAG = fc
  .tuple(NAMES, fc.array(ATTRIBUTE, { maxLength: 3 }))
  .map(([name, attributes]) => `<${name}${attributes.join('')}>`);
const TEXT = fc.oneof(
  pick('x मानसून &amp; &#xD83D; &notanentity <!-- --> <! </ < > [ \u0000 \u00a0'),
  fc.string({ maxLength: 20 }),
  fc.constantFrom(' ', '\n', '\n\n', '\t'),
);
const PIECE = fc.oneof(
  { weight: 4, arbitrary: TAG },
  { weight: 2, arbitrary: NAMES.map((name) => `</${name}>`) },
  { weight: 2, arbitrary: TEXT },
);
const PART = fc.array(PIECE, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));
/** Some opened so often, others so often inside of them, and what closes them, or something else. */
const BODY = fc.record({
  outer: PART,
  inner: PART,
  end: PART,
  nested: fc.integer({ min: 0, max: 40 }),
  repeated: fc.integer({ min: 1, max: 150 }),
});

type Shape = { outer: string; inner: string; end: string; nested: number; repeated: number };

const htmlOf = ({ outer, inner, end, nested, repeated }: Shape, times = 1) =>
  outer.repeat(nested * times) + inner.repeat(repeated * times) + end.repeat(nested * times);

const CONTEXT = { base: SITE, media: { base: SITE, sources: [{ origin: SITE, path: '/' }] } };

/** How often a node was looked at. */
function visitsOf(html: string): number {
  const budget = new Budget();
  readHtml(html, CONTEXT, budget);
  return budget.visits;
}

/** How many nodes browsers make of it: what marks a text is opened anew in each paragraph. */
function nodesOf(html: string): number {
  const open = [...parseHtml(html).nodes];
  let count = 0;
  for (let node = open.pop(); node; node = open.pop()) {
    count++;
    if (isElement(node)) open.push(...node.childNodes);
  }
  return count;
}

const charactersOf = (content: readonly Inline[]): number =>
  content.reduce(
    (sum, part) =>
      sum +
      (typeof part === 'string' ? part.length : 'content' in part ? charactersOf(part.content) : 0),
    0,
  );

function runsOf(block: Block): (readonly Inline[])[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'preformatted':
      return [block.content];
    case 'list':
      return block.items.flatMap(({ content, blocks = [] }) => [
        content,
        ...blocks.flatMap(runsOf),
      ]);
    case 'quotation':
      return [...block.content];
    case 'table':
      return [...block.head, ...block.rows].flat().map(({ content }) => content);
    default:
      return [];
  }
}

it('reads any body within its limits', () => {
  fc.assert(
    fc.property(BODY, (shape) => {
      const body = read(htmlOf(shape, 8));
      const runs = body.flatMap(runsOf);
      const text = runs.reduce((sum, run) => sum + charactersOf(run), 0);
      expect(body.length).toBeLessThanOrEqual(BODY_LIMITS.parts + 1);
      expect(text).toBeLessThanOrEqual(BODY_LIMITS.text);
      expect(body.slice(0, -1).filter(({ type }) => type === 'truncated')).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

it('looks at each node a few times, however they are nested', () => {
  fc.assert(
    fc.property(BODY, (shape) => {
      const [once, twice] = [htmlOf(shape), htmlOf(shape, 2)];
      const growth = Math.max(1, nodesOf(twice) / (2 * nodesOf(once) || 1));
      // What is left out unread in the one may be too deep to be told in the other.
      const work = Math.max(visitsOf(once), nodesOf(once));
      expect(visitsOf(twice)).toBeLessThanOrEqual(2.5 * growth * work + 10 * BODY_LIMITS.depth);
      expect(visitsOf(twice)).toBeLessThanOrEqual(6 * nodesOf(twice) + 50);
    }),
    { numRuns: 100 },
  );
});

it('reads any cut of a body', () => {
  fc.assert(
    fc.property(BODY, fc.integer({ min: 0, max: 1_000 }), (shape, length) => {
      const html = htmlOf(shape).slice(0, length);
      expect(JSON.stringify(read(html)).length).toBeLessThan(200 * html.length + 1_000);
    }),
    { numRuns: 100 },
  );
});
