/** @jest-environment node */

import fc from 'fast-check';
import { wellFormed } from '@/lib/format/characters';
import { posterStory, toSlide, toStory } from '@/lib/provider/api/mapping';
import { posterFeed } from '@/lib/provider/api/posterFeed';
import { providerPosterSchema, providerStorySchema } from '@/lib/provider/api/providerSchema';
import { breakingFeed, featuredFeed, newsFeed } from '@/lib/provider/api/storyFeeds';
import { collapseWhitespace } from '@/lib/provider/body/html/textOf';
import { ID_LIMIT, TEXT_LIMITS } from '@/lib/provider/source/limits';
import type { Story } from '@/lib/story/story';
import { anyCharacter } from '@/lib/testing/anyCharacter';
import { PAYLOADS } from '@/lib/testing/hostile/payloads';
import { words } from '@/lib/testing/words';
import { markupOf, slideView, STORY_VIEWS } from './views';

/** A run is repeated by its seed: `FUZZ_SEED=… npm run unit -- fuzz`. */
const seed = Number(process.env.FUZZ_SEED) || Math.floor(Math.random() * 2 ** 31);
fc.configureGlobal({ seed });
afterAll(() => process.stdout.write(`fuzz: FUZZ_SEED=${seed}\n`));

// Of dates that cannot be read, once in a while.
beforeEach(() => void jest.mocked(console.warn).mockImplementation(() => {}));

const ORIGIN = 'https://api.narmada24.example';
const MEDIA = { base: ORIGIN, sources: [{ origin: ORIGIN, path: '/pictures/' }] };

/** What graphemes are made of, and what breaks them. */
const cluster = fc.constantFrom(
  ...['क', '्', 'ष', 'ि', '\u200d', '👩', '🏽', 'e', '\u0301', ' ', '\n', '\ud83d'],
);

/** Texts of both scripts, emoji, broken surrogates, payloads, URLs, figures and dates. */
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: anyCharacter, maxLength: 40 }) },
  { weight: 3, arbitrary: fc.constantFrom(...PAYLOADS) },
  {
    weight: 2,
    arbitrary: fc.string({ unit: cluster, maxLength: 700 }),
  },
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom('12.3K', '1.2L', '9'.repeat(99), '-1', '1e999', 'Infinity', 'NaN', '/pictures/a'),
);
const value = fc.oneof(
  { weight: 6, arbitrary: text },
  fc.double(),
  fc.integer(),
  fc.array(fc.oneof(text, fc.jsonValue({ maxDepth: 1 })), { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 2 }),
  fc.constant(undefined),
);
const entryWith = (fields: readonly string[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] });
const storyEntry = fc
  .tuple(entryWith(Object.keys(providerStorySchema.shape)), text, text)
  .map(([entry, id, title]) => ({ id, title, ...entry }));
const posterEntry = fc
  .tuple(entryWith(Object.keys(providerPosterSchema.shape)), text, text)
  .map(([entry, id, title]) => ({ id, title, ...entry }));

const LONE_SURROGATE = /\p{Surrogate}/u;
const textsIn = (given: unknown): string[] =>
  typeof given === 'string'
    ? [given]
    : given !== null && typeof given === 'object'
      ? Object.values(given).flatMap(textsIn)
      : [];
const figuresIn = (given: object) => Object.values(given).filter((it) => typeof it === 'number');

const segmenter = new Intl.Segmenter('hi', { granularity: 'grapheme' });
const endsWhole = (whole: string, start: string) =>
  whole === start || segmenter.segment(whole).containing(start.length)?.index === start.length;

/** One assertion, since each costs more than all of the checks. */
function expectValid(story: Story): void {
  const { id, title, summary, publishedAt } = story;
  expect({
    lone: textsIn(story).filter((given) => LONE_SURROGATE.test(given)),
    figures: figuresIn(story).filter((figure) => !Number.isFinite(figure)),
    long: [
      id.length > ID_LIMIT,
      title.length > TEXT_LIMITS.title,
      summary.length > TEXT_LIMITS.summary,
    ],
    dated: publishedAt === null || !Number.isNaN(Date.parse(publishedAt)),
  }).toEqual({ lone: [], figures: [], long: [false, false, false], dated: true });
}
const VALID = toStory({ id: 'x', title: 'Rain' }, MEDIA);

/** No script but our data, no event, no URL that runs, nothing that was no text. */
const BAD_MARKUP =
  /<script(?! type="application\/ld\+json">)|<[^>"]*(?:"[^"]*"[^>"]*)*\son\w+=|(?:href|src)="\s*(?:javascript|data|vbscript):/i;

const storyOf = (json: unknown) => {
  const { data } = providerStorySchema.safeParse(json);
  return data ? [toStory(data, MEDIA)] : [];
};
const posterOf = (json: unknown) => providerPosterSchema.safeParse(json).data;

it('every story made from 3,000 arbitrary entries is valid', () => {
  fc.assert(
    fc.property(storyEntry, posterEntry, (entry, given) => {
      const poster = posterOf(given);
      storyOf(entry).forEach(expectValid);
      expectValid((poster && posterStory(poster, 'hi', MEDIA)) ?? VALID);
    }),
    { numRuns: 500 },
  );
});

it('no entry draws a script, an event, a URL that runs or half a character', () => {
  const views = fc.constantFrom(...STORY_VIEWS);
  fc.assert(
    fc.property(storyEntry, posterEntry, views, (entry, given, view) => {
      const poster = posterOf(given);
      const drawn = [
        ...storyOf(entry).map(view),
        ...(poster ? [slideView(toSlide(poster, 'hi', MEDIA))] : []),
      ];
      const markup = markupOf(drawn, ['hi', words.hi]);
      expect(BAD_MARKUP.exec(markup)?.[0]).toBeUndefined();
      expect(LONE_SURROGATE.test(markup)).toBe(false);
      expect(markup.length).toBeLessThan(100_000);
    }),
    { numRuns: 300 },
  );
});

it('figures and dates of any kind are drawn as such, or not at all', () => {
  const odd = fc.oneof(
    fc.double(),
    fc.integer(),
    fc.constantFrom('', ' ', '-', '1e999', '٣', '0x1'),
  );
  const dated = fc.record({ views: odd, time: odd, updatedAt: odd, priority: odd });
  fc.assert(
    fc.property(dated, fc.constantFrom(...STORY_VIEWS), (entry, view) => {
      const story = toStory(providerStorySchema.parse({ id: 'x', title: 'Rain', ...entry }), MEDIA);
      expectValid(story);
      expect(markupOf([view(story)], ['en', words.en])).not.toMatch(
        /NaN|undefined|Infinity|Invalid|\[object/,
      );
    }),
    { numRuns: 300 },
  );
});

it('a text of any length is cut where a reader would cut it', () => {
  const long = fc.string({ unit: cluster, minLength: 480, maxLength: 600 });
  fc.assert(
    fc.property(long, (given) => {
      const cleaned = collapseWhitespace(wellFormed(given).trim());
      const { title = '' } = providerStorySchema.safeParse({ id: 1, title: given }).data ?? {};
      expect(endsWhole(cleaned, title)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it('any JSON as an answer of any feed is a result', async () => {
  jest.mocked(console.error).mockImplementation(() => {});
  jest.mocked(console.warn).mockImplementation(() => {});
  const answer = fc.oneof(
    fc.jsonValue(),
    fc.array(fc.oneof(storyEntry, posterEntry, fc.jsonValue({ maxDepth: 1 }))),
    fc.record({ articles: fc.oneof(fc.array(storyEntry), fc.jsonValue({ maxDepth: 1 })) }),
  );
  const feeds = fc.constantFrom(breakingFeed, featuredFeed, newsFeed, posterFeed);
  await fc.assert(
    fc.asyncProperty(answer, feeds, async (json, feed) => {
      const body = Buffer.from(JSON.stringify(json));
      expect(typeof (await feed.interpret(body, null, () => null)).ok).toBe('boolean');
    }),
    { numRuns: 200 },
  );
});
