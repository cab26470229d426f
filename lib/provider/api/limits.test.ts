import { isOverLimit } from '@/lib/provider/source/limits';
import { providerPosterSchema, providerStorySchema } from './providerSchema';

const SYLLABLE = 'क्षि'; // one cluster of four units
const story = (given: object) => providerStorySchema.parse({ id: 1, title: 'Rain', ...given });
const poster = (given: object) => providerPosterSchema.parse({ id: 1, title: 'Rain', ...given });

const TEXTS = [
  [story, 'title', 500],
  [story, 'headline', 500],
  [story, 'summary', 2_000],
  [story, 'description', 2_000],
  [story, 'shortDescription', 2_000],
  [story, 'content', 200_000],
  [story, 'fullContent', 200_000],
  [story, 'fullDescription', 200_000],
  [story, 'category', 100],
  [story, 'state', 100],
  [story, 'location', 100],
  [story, 'city', 100],
  [poster, 'title', 500],
  [poster, 'hindTitle', 500],
  [poster, 'summary', 2_000],
  [poster, 'description', 2_000],
  [poster, 'hindSummary', 2_000],
  [poster, 'fullContent', 200_000],
  [poster, 'category', 100],
  [poster, 'readTime', 100],
] as const;

describe.each(
  TEXTS.map(
    ([parse, field, limit]) => [parse === story ? 'story' : 'poster', field, limit, parse] as const,
  ),
)('of a %s the %s', (_, field, limit, parse) => {
  const read = (text: string) =>
    new Map<string, unknown>(Object.entries(parse({ [field]: text }))).get(field);

  it('is taken whole up to its limit', () => {
    expect(read('x'.repeat(limit))).toBe('x'.repeat(limit));
    expect(isOverLimit({ [field]: 'x'.repeat(limit) })).toBe(false);
  });

  it('is cut at its limit, between clusters', () => {
    expect(read('x'.repeat(limit + 1))).toBe('x'.repeat(limit));
    expect(read(`xx${SYLLABLE.repeat(limit / 4)}`)).toBe(`xx${SYLLABLE.repeat(limit / 4 - 1)}`);
    expect(isOverLimit({ [field]: 'x'.repeat(limit + 1) })).toBe(true);
  });

  it('is missing when it holds only control characters and space', () => {
    const blanks = ['\u0000', ' \u0000\u001f ', '\u0081', '\ufffe', '\u007f\n'];
    const left = blanks.map((blank) => {
      // What makes an entry usable is given by another field.
      const given = { title: 'Rain', headline: 'Rain', image: '/a.jpg', [field]: blank };
      return new Map<string, unknown>(Object.entries(parse(given))).get(field);
    });
    expect(left).toEqual(blanks.map(() => undefined));
  });
});

it('control characters are removed, joiners and directional marks kept', () => {
  expect(story({ title: 'R\u0000ai\u009dn\tक्\u200dष \u200eabc' }).title).toBe(
    'Rain क्\u200dष \u200eabc',
  );
  expect(story({ id: 'a\u0000b' }).id).toBe('ab');
});

it.each(['image', 'imageUrl', 'thumbnail', 'thumbnailUrl', 'videoUrl', 'youtubeUrl'] as const)(
  'a longer %s than 2,000 characters is missing',
  (field) => {
    const url = (length: number) => `https://a.example/${'x'.repeat(length - 18)}`;
    expect([
      story({ [field]: url(2_000) })[field]?.length,
      story({ [field]: url(2_001) })[field],
    ]).toEqual([2_000, undefined]);
  },
);

it.each(['image', 'youtubeUrl', 'link'] as const)(
  'a longer %s of a poster is missing, too',
  (field) => {
    expect(poster({ [field]: `https://a.example/${'x'.repeat(2_000)}` })[field]).toBeUndefined();
  },
);

it.each(['time', 'timestamp', 'views', 'priority'] as const)(
  'a longer %s than 100 characters is missing',
  (field) => {
    expect(story({ [field]: '1'.repeat(101) })[field]).toBeUndefined();
  },
);

describe('an id', () => {
  it.each([providerStorySchema, providerPosterSchema])(
    'may have 200 characters, and with more there is none',
    (schema) => {
      expect(schema.parse({ id: 'x'.repeat(200), title: 'Rain' }).id).toHaveLength(200);
      expect(
        schema
          .safeParse({ id: 'x'.repeat(201), title: 'Rain' })
          .error?.issues.map(({ path }) => path),
      ).toEqual([['id']]);
    },
  );

  it('of its other name still identifies the story', () => {
    expect(
      providerStorySchema.parse({ id: 'x'.repeat(201), _id: '66a', title: 'Rain' }),
    ).toMatchObject({
      id: undefined,
      _id: '66a',
    });
  });
});

describe('highlights', () => {
  it('are fifty of five hundred characters', () => {
    const lines = Array.from({ length: 60 }, (_, at) => `${at} `.padEnd(501, 'x'));
    expect(story({ highlights: lines }).highlights).toEqual(
      lines.slice(0, 50).map((line) => line.slice(0, 500)),
    );
  });

  it.each([
    [Array.from({ length: 50 }, () => 'x'.repeat(500)), false],
    [Array.from({ length: 51 }, () => 'x'), true],
    [['x'.repeat(501)], true],
    [[7, null], false],
    ['x'.repeat(501), false],
  ])('are over their limits or not (case %#)', (highlights, expected) => {
    expect(isOverLimit({ highlights })).toBe(expected);
  });

  it('that a desk repeats stand once', () => {
    expect(story({ highlights: ['One', 'Two', 'One'] }).highlights).toEqual(['One', 'Two']);
  });

  it('that hold only control characters are left out', () => {
    expect(story({ highlights: ['\u0000', 'One', '\u0007Two'] }).highlights).toEqual([
      'One',
      'Two',
    ]);
  });
});

it.each([[null], [7], ['text'], [[]]])('%j is no entry with a text', (given) => {
  expect(isOverLimit(given)).toBe(false);
});
