import { ENTRIES } from '@/lib/provider/source/limits';
import { err, type Completeness, ok } from '@/lib/result';
import { expectConsole } from '@/lib/testing/expectConsole';
import { posterFeed } from './posterFeed';
import { breakingFeed, featuredFeed, newsFeed } from './storyFeeds';

// Of the real number `readList.parseFeedBody.wide.test.ts` has a list: here each took a second and more.
jest.mock('@/lib/provider/source/limits', () => ({
  ...jest.requireActual<object>('@/lib/provider/source/limits'),
  ENTRIES: 20,
}));

const RAIN = { id: 1, title: 'Rain' };
const SNOW = { _id: '66a', headline: 'Snow' };

const NO_HEADER = () => null;

type Readable<R> = { interpret: (body: Buffer, before: null, header: () => null) => R };

/** What a feed makes of a body in JSON; of one that is none without a value. */
const read = <R>(feed: Readable<R>, json: unknown) =>
  feed.interpret(Buffer.from(JSON.stringify(json) ?? '<p>Down</p>'), null, NO_HEADER);

type Interpreted = Awaited<ReturnType<typeof newsFeed.interpret>>;
const titles = (result: Interpreted) =>
  result.ok && result.value.list.ok ? result.value.list.value.map(({ title }) => title) : 'no list';
const idsOf = (result: Interpreted) => (result.ok ? [...result.value.byId.keys()] : 'no index');

it.each([
  ['a warning of PHP', '<b>Warning</b>: x\n', ''],
  ['a call of JSONP', 'show(', ');'],
])('reads a list inside %s', async (_, before, behind) => {
  expectConsole('warn', /news: \/news: text before the JSON/);
  const body = Buffer.from(before + JSON.stringify([RAIN]) + behind);
  expect(titles(await newsFeed.interpret(body, null, NO_HEADER))).toEqual(['Rain']);
});

it('tells ids of more digits than a number holds', async () => {
  const body = '[{"id":12345678901234567890,"title":"A"},{"id":12345678901234567891,"title":"B"}]';
  const result = await newsFeed.interpret(Buffer.from(body), null, NO_HEADER);
  expect(idsOf(result)).toEqual(['12345678901234567890', '12345678901234567891']);
});

describe('the failures of product.md 13', () => {
  it.each([
    ['posters', posterFeed, 'Failed to fetch posters'],
    ['breaking news', breakingFeed, 'Failed to fetch breaking news'],
    ['featured stories', featuredFeed, 'Failed to fetch featured stories'],
    ['news', newsFeed, 'Failed to fetch news'],
  ])('names a failed call for %s', async (_, { failure }, message) => {
    expect(failure).toBe(message);
  });

  it.each<[string, Readable<Promise<unknown>>, unknown, string]>([
    ['posters that are no list', posterFeed, {}, 'Invalid poster data received'],
    [
      'posters wrapped in an object',
      posterFeed,
      { articles: [RAIN] },
      'Invalid poster data received',
    ],
    ['posters that are no JSON', posterFeed, undefined, 'Invalid poster data received'],
    ['breaking news that is no list', breakingFeed, {}, 'Invalid breaking news data'],
    ['breaking news that is a text', breakingFeed, 'down', 'Invalid breaking news data'],
    ['breaking news that is null', breakingFeed, null, 'Invalid breaking news data'],
    ['breaking news that is no JSON', breakingFeed, undefined, 'Invalid breaking news data'],
    ['featured stories that are no list', featuredFeed, {}, 'Failed to fetch featured stories'],
    [
      'featured stories that are no JSON',
      featuredFeed,
      undefined,
      'Failed to fetch featured stories',
    ],
    ['news that is no JSON', newsFeed, undefined, 'Failed to fetch news'],
  ])('names %s', async (_, feed, json, message) => {
    expect(await read(feed, json)).toEqual(err(message));
  });

  it('has a message for an empty list of posters, which still is one to look a story up in', async () => {
    expectConsole('error', /news: \/posters: No valid posters found/);
    expect(await read(posterFeed, [])).toEqual(
      ok({
        slides: err('No valid posters found'),
        stories: new Map([
          ['en', new Map()],
          ['hi', new Map()],
        ]),
        coverage: 'complete',
        known: new Map(),
      }),
    );
  });

  it('has a message for posters of which none is usable', async () => {
    expectConsole('warn', /\/posters: dropped 2 of 2 entries/);
    expect(await read(posterFeed, [{ id: 1 }, { title: 'Rain' }])).toEqual(
      err('No valid posters found'),
    );
  });

  it.each([[{}], [null], ['down'], [7]])(
    'counts news that is %j as an empty list',
    async (json) => {
      expectConsole('error', /^news: \/news: the answer is not a list$/);
      expect(await read(newsFeed, json)).toEqual(
        ok({ list: ok([]), byId: new Map(), stories: [], valid: false, coverage: 'none' }),
      );
    },
  );
});

describe.each([
  ['breaking', breakingFeed, 'Invalid breaking news data'],
  ['featured', featuredFeed, 'Failed to fetch featured stories'],
])('an articles object for %s', (_, feed, message) => {
  it('serves to look a story up and is not the list, which the log says', async () => {
    expectConsole('error', /the answer is not a list$/);
    const result = await read(feed, { articles: [RAIN, SNOW] });
    expect(idsOf(result)).toEqual(['1', '66a']);
    expect(result).toMatchObject({ ok: true, value: { list: err(message) } });
  });
});

describe('what an answer is good for', () => {
  it.each<[string, unknown, boolean, Completeness]>([
    ['a list', [RAIN], true, 'complete'],
    ['an empty list', [], true, 'complete'],
    ['an articles object', { articles: [RAIN] }, true, 'complete'],
    ['an empty articles object', { articles: [] }, false, 'complete'],
    ['one broken entry among others', [null, RAIN], true, 'complete'],
    ['broken entries alone', [null, { id: 1 }], false, 'none'],
  ])('%s', async (_, json, valid, coverage) => {
    jest.mocked(console.error).mockImplementation(() => {});
    jest.mocked(console.warn).mockImplementation(() => {});
    for (const feed of [breakingFeed, featuredFeed, newsFeed]) {
      expect(await read(feed, json)).toMatchObject({ ok: true, value: { valid, coverage } });
    }
  });
});

describe('a list that is far too long', () => {
  const entries = Array.from({ length: ENTRIES + 2 }, (_, id) => ({ id, title: 'Rain' }));

  it.each([
    ['breaking', breakingFeed, '0', String(ENTRIES - 1)],
    ['news', newsFeed, '2', String(ENTRIES + 1)],
  ])(
    'is read from the end that %s shows first, and finds no story absent',
    async (_, feed, first, last) => {
      expectConsole('warn', /read 20 of 22 entries/);
      const result = await read(feed, entries);
      const ids = idsOf(result);
      expect([ids[0], ids.at(-1), ids.length]).toEqual([first, last, ENTRIES]);
      expect(result).toMatchObject({ ok: true, value: { valid: true, coverage: 'partial' } });
    },
  );
});

describe('texts over their limits', () => {
  it('are counted in the log by entry, once for the answer', async () => {
    expectConsole('warn', /^news: \/news: cut texts of 2 entries$/);
    const long = {
      title: 'x'.repeat(501),
      summary: 'x'.repeat(2_001),
      highlights: ['x'.repeat(501)],
    };
    await read(newsFeed, [{ ...long, id: 8 }, { ...long, id: 9 }, RAIN]);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });
});

describe('a list of stories', () => {
  it('keeps the usable ones, in their order', async () => {
    expectConsole('warn', /news: \/news: dropped 3 of 5 entries/);
    expect(
      titles(await read(newsFeed, [RAIN, null, { id: 2 }, SNOW, { ...RAIN, title: 'Rain again' }])),
    ).toEqual(['Rain', 'Snow']);
  });

  it('has no draft', async () => {
    expectConsole('warn', /news: \/news: dropped 2 of 3 entries/);
    const drafts = [
      { ...RAIN, id: 8, status: 'draft' },
      { id: 9, attributes: { title: 'Wind', is_published: 0 } },
    ];
    expect(titles(await read(newsFeed, [...drafts, SNOW]))).toEqual(['Snow']);
  });

  it('reads entries as MongoDB and CMSs write them', async () => {
    const given = [{ _id: { $oid: '66a' }, title: 'Rain &amp; wind' }];
    const result = await read(newsFeed, given);
    expect([titles(result), idsOf(result)]).toEqual([['Rain & wind'], ['66a']]);
  });

  it.each([
    ['breaking', breakingFeed],
    ['featured', featuredFeed],
    ['news', newsFeed],
  ])('of %s finds a story by either of its ids', async (_, feed) => {
    expect(idsOf(await read(feed, [{ id: 7, _id: '66a', title: 'Rain' }]))).toEqual(['7', '66a']);
  });

  it('leaves an id to the first story that carries it', async () => {
    const result = await read(newsFeed, [
      { id: 'a', _id: 'b', title: 'First' },
      { id: 'b', title: 'Second' },
    ]);
    expect(result.ok && result.value.byId.get('b')?.title).toBe('First');
    expect(titles(result)).toEqual(['First', 'Second']);
  });

  it('keeps the stories whose entries stay, and makes the others anew', async () => {
    const first = await read(newsFeed, [RAIN, SNOW]);
    const changed = Buffer.from(JSON.stringify([{ ...RAIN, title: 'More rain' }, SNOW]));
    const second = await newsFeed.interpret(changed, first.ok ? first.value : null, NO_HEADER);
    expect(titles(second)).toEqual(['More rain', 'Snow']);
    const snow = [first, second].map((result) => result.ok && result.value.byId.get('66a'));
    expect(snow[1]).toBe(snow[0]);
  });

  it('may be empty', async () => {
    expect(titles(await read(breakingFeed, []))).toEqual([]);
  });
});

describe('posters', () => {
  it('are kept with an id and a title or an image', async () => {
    expectConsole('warn', /dropped 1 of 3 entries/);
    const result = await read(posterFeed, [
      { id: 1, title: 'Rain' },
      { id: 2, image: '/pictures/a.jpg' },
      { id: 3 },
    ]);
    expect(
      result.ok &&
        result.value.slides.ok &&
        result.value.slides.value.get('en')?.map(({ id }) => id),
    ).toEqual(['1', '2']);
  });
});

it('an edit of a live page that the provider does not date changes its story too', async () => {
  const live = (headline: string) => [
    {
      ...RAIN,
      time: '2026-11-20T05:00:00Z',
      updates: [{ id: 'a', timestamp: '2026-11-20T05:10:00Z', headline }],
    },
  ];
  const first = await read(newsFeed, live('Gates shut'));
  const before = first.ok ? first.value : null;
  const second = await newsFeed.interpret(
    Buffer.from(JSON.stringify(live('Gates open'))),
    before,
    NO_HEADER,
  );
  const modifiedOf = (result: Interpreted) =>
    result.ok ? result.value.stories[0]?.modifiedAt : 'no list';
  const edited = second.ok ? second.value.stories[0]?.coverage?.updates[0]?.changedAt : 'no list';
  expect(edited).toEqual(expect.any(String));
  expect([modifiedOf(first), modifiedOf(second)]).toEqual(['2026-11-20T05:10:00.000Z', edited]);
});
