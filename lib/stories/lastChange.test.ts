import { lastChange } from './lastChange';

const NINE = '2026-11-20T09:00:00.000Z';
const TEN = '2026-11-20T10:00:00.000Z';
const ELEVEN = '2026-11-20T11:00:00.000Z';

it.each([
  ['nothing', [], undefined, null],
  ['stories that do not say', [{ publishedAt: null }], undefined, null],
  [
    'the newest',
    [{ publishedAt: NINE }, { publishedAt: TEN }, { publishedAt: null }],
    undefined,
    TEN,
  ],
  [
    'one that was changed later',
    [{ publishedAt: NINE, modifiedAt: ELEVEN }, { publishedAt: TEN }],
    undefined,
    ELEVEN,
  ],
  [
    'none still to come',
    [{ publishedAt: NINE, modifiedAt: ELEVEN }, { publishedAt: ELEVEN }],
    Date.parse(TEN),
    NINE,
  ],
  ['one of this moment', [{ publishedAt: TEN }], Date.parse(TEN), TEN],
])('of %s', (_, stories, until, expected) => {
  expect(lastChange(stories, until)).toBe(expected);
});
