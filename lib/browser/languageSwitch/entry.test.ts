import { type Entry, readEntry } from './entry';

const NOW = Date.parse('2026-11-21T12:00:00+05:30');
const ENTRY: Entry = {
  to: '/hi/tools/bmi-calculator',
  at: NOW,
  fields: { weight: '91' },
  submitted: [1],
  open: [],
  step: -1,
  position: { block: 'result', top: 20, part: 0.4 },
};
const read = (entry: unknown, path = ENTRY.to, now = NOW) =>
  readEntry(JSON.stringify(entry), path, now);

describe('what a page left for its counterpart', () => {
  it('is read on that page, at once', () => {
    expect(read(ENTRY)).toEqual(ENTRY);
    expect(read({ ...ENTRY, position: null })).toEqual({ ...ENTRY, position: null });
    expect(read(ENTRY, ENTRY.to, NOW + 29_999)).toEqual(ENTRY);
  });

  it('is nothing to another page, later, or after the clock was set back', () => {
    expect(read(ENTRY, '/hi')).toBeNull();
    expect(read(ENTRY, ENTRY.to, NOW + 30_000)).toBeNull();
    expect(read(ENTRY, ENTRY.to, NOW - 60_000)).toBeNull();
  });

  it.each([
    ['a list', []],
    ['nothing', null],
    ['a text', 'x'],
    ['older by a part', { ...ENTRY, open: undefined }],
    ['with a number in a field', { ...ENTRY, fields: { a: 1 } }],
    ['with half a position', { ...ENTRY, position: { block: 'x' } }],
    ['with positions that are none', { ...ENTRY, submitted: ['0'] }],
    ['without a time', { ...ENTRY, at: '1' }],
  ])('is not read when it is %s', (_, entry) => {
    expect(read(entry)).toBeNull();
  });

  it('is not read when it is no JSON', () => {
    expect(readEntry('{', ENTRY.to, NOW)).toBeNull();
  });
});
