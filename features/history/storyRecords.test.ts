/** @jest-environment jsdom */

import { HISTORY_LIMIT, SAVED_LIMIT } from '@/lib/stories/browser/listLimits';
import { isHalfRead, type StoryEntry } from './storyEntry';
import {
  readingHistory,
  isSaved,
  noteGone,
  notePercent,
  percentRead,
  putFirst,
  removeFrom,
  restore,
  saved,
} from './storyRecords';

const entry = (id: string, given: Partial<StoryEntry> = {}): StoryEntry => ({
  id,
  title: `Story ${id}`,
  lang: 'hi',
  section: 'खेल',
  pageLang: 'hi',
  at: 1_700_000_000_000,
  percent: 0,
  ...given,
});
const ids = (list: typeof saved) => list.read().map(({ id }) => id);

beforeEach(() => localStorage.clear());

describe.each([
  ['saved', saved, SAVED_LIMIT],
  ['history', readingHistory, HISTORY_LIMIT],
] as const)('the stories of %s', (name, list, limit) => {
  it('stand the newest first, each once', () => {
    for (const id of ['a', 'b', 'a']) expect(putFirst(list, entry(id))).toBe(true);
    expect(list.read()).toEqual([entry('a'), entry('b')]);
  });

  it('are bounded: the oldest goes', () => {
    for (let at = 0; at <= limit; at++) putFirst(list, entry(`${at}`));
    expect([ids(list).length, ids(list)[0], ids(list).at(-1)]).toEqual([limit, `${limit}`, '1']);
  });

  it.each<[string, unknown, readonly StoryEntry[]]>([
    ['no list', { id: 'a' }, []],
    ['another kind of entry', ['a', null, 1, [], entry('b')], [entry('b')]],
    ['an entry without an id', [{ ...entry('a'), id: '' }], []],
    ['an entry without a title', [{ ...entry('a'), title: 7 }], []],
    [
      'fields of another type',
      [{ id: 'a', title: 'A', lang: 1, section: null, at: '1', percent: -5 }],
      [entry('a', { title: 'A', lang: '', section: '', pageLang: '', at: 0 })],
    ],
    ['a share beyond the end', [entry('a', { percent: 900 })], [entry('a')]],
    ['a moment beyond all dates', [entry('a', { at: 8.7e15 })], [entry('a', { at: 0 })]],
    [
      'a text without end',
      [entry('a', { title: 'x'.repeat(9_000) })],
      [entry('a', { title: 'x'.repeat(300) })],
    ],
    [
      'more than its limit',
      Array.from({ length: limit + 5 }, (_, at) => entry(`${at}`)),
      Array.from({ length: limit }, (_, at) => entry(`${at}`)),
    ],
  ])('are read from %s', (_, kept, expected) => {
    localStorage.setItem(`n24:${name}`, JSON.stringify(kept));
    expect(list.read()).toEqual(expected);
  });

  it('come back after they were removed, below what came since', () => {
    for (const id of ['c', 'b', 'a']) putFirst(list, entry(id));
    const before = list.read();
    removeFrom(list, 'b');
    expect(ids(list)).toEqual(['a', 'c']);
    putFirst(list, entry('d'));
    restore(list, before);
    expect(ids(list)).toEqual(['d', 'a', 'b', 'c']);
  });

  it('are not kept where the storage is full, and stay as they were', () => {
    putFirst(list, entry('a'));
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(putFirst(list, entry('b'))).toBe(false);
    expect(ids(list)).toEqual(['a']);
  });
});

it('tells which stories are saved', () => {
  putFirst(saved, entry('a'));
  putFirst(readingHistory, entry('b'));
  expect(['a', 'b'].map(isSaved)).toEqual([true, false]);
});

it('notes how far a story was read in both lists, and never less', () => {
  putFirst(saved, entry('a'));
  putFirst(readingHistory, entry('a'));
  notePercent('a', 40);
  notePercent('a', 10);
  notePercent('unknown', 50);
  expect([saved.read(), readingHistory.read()]).toEqual([
    [entry('a', { percent: 40 })],
    [entry('a', { percent: 40 })],
  ]);
  expect(['a', 'unknown'].map(percentRead)).toEqual([40, 0]);
});

it.each([
  [0, false],
  [19, false],
  [20, true],
  [90, true],
  [91, false],
])('%d per cent is half read: %s', (percent, expected) => {
  expect(isHalfRead(percent)).toBe(expected);
});

it('notes of a story in each list whether the site still has it', () => {
  putFirst(saved, entry('a'));
  putFirst(saved, entry('b'));
  putFirst(readingHistory, entry('a'));
  noteGone('a', true);
  noteGone('unknown', true);
  const gone = (list: typeof saved) => list.read().flatMap(({ id, isGone }) => (isGone ? id : []));
  expect([gone(saved), gone(readingHistory)]).toEqual([['a'], ['a']]);
  expect(ids(saved)).toEqual(['b', 'a']);
  noteGone('a', false);
  expect([gone(saved), gone(readingHistory)]).toEqual([[], []]);
});
