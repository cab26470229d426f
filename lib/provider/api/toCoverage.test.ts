import { expectConsole } from '@/lib/testing/expectConsole';
import { PAYLOADS } from '@/lib/testing/hostile/payloads';
import { bodyOf } from '@/lib/testing/samples';
import { toStory } from './mapping';
import { providerStorySchema } from './providerSchema';

const MEDIA = {
  base: 'https://api.example.org',
  sources: [
    { origin: 'https://api.example.org', path: '/pictures/' },
    { origin: 'https://api.example.org', path: '/videos/' },
  ],
};
const NOW = Date.parse('2026-11-20T06:30:00Z');
const AT = '2026-11-20T06:00:00.000Z';
const read = (given: object) =>
  toStory(providerStorySchema.parse({ id: 7, title: 'Session', ...given }), MEDIA, NOW);
const GOOD = { id: 'u1', timestamp: AT, headline: 'It begins', content: 'One.\n\nTwo.' };
const updatesOf = (updates: unknown) => read({ updates }).coverage?.updates ?? [];

it('an update may have other names', () => {
  const [update] = updatesOf([{ id: 'u1', time: AT, title: 'It begins', text: 'One.' }]);
  expect(update).toMatchObject({ at: AT, headline: 'It begins', body: bodyOf('One.') });
});

it.each<[string, unknown, string | null]>([
  ['texts', ['One.', 'Two.'], 'One.\n\nTwo.'],
  [
    'blocks',
    [
      { type: 'paragraph', text: 'One.' },
      { type: 'paragraph', text: 'Two.' },
    ],
    'One.\n\nTwo.',
  ],
  ['HTML', '<p>One.</p><p>Two.</p>', 'One.\n\nTwo.'],
  ['blocks in blocks', { blocks: [{ content: [{ value: 'One.' }] }] }, 'One.'],
  ['blocks that hold no text', [{ type: 'rule' }, 7, null, []], null],
  ['blocks without end', JSON.parse(`${'['.repeat(99)}"One."${']'.repeat(99)}`), null],
  ['no block', 7, null],
])('an update may be written in %s', (_, content, text) => {
  const [update] = updatesOf([{ ...GOOD, content }]);
  expect(update?.body).toEqual(text === null ? null : bodyOf(text));
});

it.each([
  ['a headline of joiners alone', { headline: '\u200d\ufeff' }, ['', 1]],
  ['an emoji', { headline: '👨‍👩‍👧', content: undefined }, ['👨‍👩‍👧', 1]],
  ['a turned direction', { headline: 'a\u202egnp.b' }, ['agnp.b', 1]],
])('an update may have %s', (_, given, [headline, count]) => {
  const updates = updatesOf([{ ...GOOD, ...given }]);
  expect([updates[0]?.headline, updates.length]).toEqual([headline, count]);
});

it('an update may be a headline alone', () => {
  const { id, timestamp, headline } = GOOD;
  expect(updatesOf([{ id, timestamp, headline }])).toMatchObject([{ headline, body: null }]);
});

it('drops an update of which nothing can be seen', () => {
  expectConsole('warn', /kept 0 of 1 updates/);
  expect(updatesOf([{ ...GOOD, headline: ' \u200b', content: '\u200d \u2069' }])).toEqual([]);
});

it('reads a live page', () => {
  const { coverage, live, highlights } = read({
    coverageStart: '2026-11-20T10:00:00+05:30',
    keyPoints: ['Budget today'],
    highlights: ['Not this'],
    pinnedUpdate: 'u1',
    updates: [
      GOOD,
      {
        ...GOOD,
        id: 2,
        headline: undefined,
        updatedAt: '2026-11-20T06:10:00Z',
        author: 'Asha Rao',
        imageUrl: '/pictures/a.jpg',
        videoUrl: '/videos/a.webm',
        isKey: true,
      },
    ],
  });
  expect({ coverage, live, highlights }).toEqual({
    live: 'on',
    highlights: ['Budget today'],
    coverage: {
      startedAt: '2026-11-20T04:30:00.000Z',
      endedAt: null,
      pinned: 'u1',
      updates: [
        {
          id: 'u1',
          at: AT,
          headline: 'It begins',
          body: bodyOf('One.\n\nTwo.'),
          picture: null,
          videoUrl: null,
          isKey: false,
        },
        {
          id: '2',
          at: AT,
          changedAt: '2026-11-20T06:10:00.000Z',
          headline: '',
          body: bodyOf('One.\n\nTwo.'),
          author: 'Asha Rao',
          picture: 'https://api.example.org/pictures/a.jpg',
          videoUrl: 'https://api.example.org/videos/a.webm',
          isKey: true,
        },
      ],
    },
  });
});

it.each([
  [{}],
  [{ updates: [] }],
  [{ updates: 'none' }],
  [{ updates: null, coverageEnd: AT }],
  [{ coverageStart: 'soon' }],
])('%j makes no live page', (given) => {
  jest.mocked(console.warn).mockImplementation(() => {}); // of a date that cannot be read
  expect(['coverage', 'live'].filter((field) => field in read(given))).toEqual([]);
});

it('ends with coverageEnd', () => {
  expect(read({ updates: [GOOD], coverageEnd: AT })).toMatchObject({
    live: 'ended',
    coverage: { endedAt: AT },
  });
});

it.each([
  ['its newest update', { timestamp: '2026-11-20T05:00:00Z', updates: [GOOD] }, AT],
  [
    'an edit of one',
    {
      timestamp: '2026-11-20T05:00:00Z',
      updates: [{ ...GOOD, updatedAt: '2026-11-20T06:20:00Z' }],
    },
    '2026-11-20T06:20:00.000Z',
  ],
  ['its own', { updatedAt: '2026-11-20T06:25:00Z', updates: [GOOD] }, '2026-11-20T06:25:00.000Z'],
  [
    'none before it was published',
    { timestamp: '2026-11-20T06:10:00Z', updates: [GOOD] },
    undefined,
  ],
])('the last change of the story is %s', (_, given, expected) => {
  expect(read(given).modifiedAt).toBe(expected);
});

it('a live page without a date is published with its start', () => {
  const later = { ...GOOD, id: 2, timestamp: '2026-11-20T06:20:00Z' };
  expect(read({ updates: [later, GOOD] }).publishedAt).toBe(AT);
});

describe('a bad update is dropped alone, and counted', () => {
  it.each<[string, unknown]>([
    ['without a time', { ...GOOD, id: 2, timestamp: undefined }],
    ['with a time that is none', { ...GOOD, id: 2, timestamp: {} }],
    ['without a text', { id: 2, timestamp: AT }],
    ['with texts that are none', { id: 2, timestamp: AT, headline: ' ', content: 7 }],
    ['without an id', { ...GOOD, id: undefined }],
    ['that is null', null],
    ['that is a text', 'Rain'],
    ['that is a list', [GOOD]],
  ])('%s', (_, bad) => {
    expectConsole('warn', /^news: \/api: kept 2 of 3 updates of story 7$/);
    expect(updatesOf([GOOD, bad, { ...GOOD, id: 3 }])).toHaveLength(2);
  });

  it('whose date cannot be read', () => {
    expectConsole('warn', /unreadable date: "at dusk"/);
    expectConsole('warn', /^news: \/api: kept 1 of 2 updates/);
    expect(updatesOf([GOOD, { ...GOOD, id: 2, timestamp: 'at dusk' }])).toHaveLength(1);
  });
});

it('fields of a wrong type are missing', () => {
  const wrong = { author: 7, imageUrl: {}, videoUrl: [], isKey: 'yes', updatedAt: {} };
  expect(updatesOf([{ ...GOOD, ...wrong }])).toEqual(updatesOf([GOOD]));
});

it.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'embed'],
  ['https://elsewhere.example/v.webm', 'paragraph'],
  ['javascript:xss()', 'paragraph'],
])('the video %s is in the text if it can be embedded', (videoUrl, last) => {
  const [update] = updatesOf([{ ...GOOD, videoUrl }]);
  expect([update?.videoUrl, update?.body?.at(-1)?.type]).toEqual([null, last]);
});

it('of ten thousand the newest two thousand are kept, which the log says', () => {
  expectConsole('warn', /^news: \/api: kept 2000 of 10000 updates of story 7$/);
  const updates = updatesOf(
    Array.from({ length: 10_000 }, (_, n) => ({
      ...GOOD,
      id: n,
      timestamp: Date.parse(AT) - (9_999 - n) * 1_000,
    })),
  );
  expect([updates.length, updates[0]?.id, updates.at(-1)?.id]).toEqual([2_000, '9999', '8000']);
});

it('hostile texts stay texts, and their ids become safe', () => {
  const updates = updatesOf(
    PAYLOADS.map((payload, n) => ({
      ...GOOD,
      id: `${n} ${payload}`,
      headline: payload,
      content: payload,
      author: payload,
      imageUrl: payload,
      videoUrl: payload,
    })),
  );
  expect(updates).toHaveLength(PAYLOADS.length);
  expect(updates.filter(({ id }) => !/^[\w-]+$/.test(id))).toEqual([]);
  const files = updates.flatMap(({ picture, videoUrl }) => [picture, videoUrl].filter(Boolean));
  expect(files.filter((url) => !url?.startsWith('https://api.example.org/pictures/'))).toEqual([]);
  expect(
    updates.flatMap(({ body }) => body ?? []).filter(({ type }) => type !== 'paragraph'),
  ).toEqual([]);
});
