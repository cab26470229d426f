import { isCopyBetter, pageTag } from './edgeCopy.mjs';

const NOW = Date.parse('2026-11-26T06:00:00Z');
const MINUTE_MS = 60_000;
const ago = (minutes: number) => NOW - minutes * MINUTE_MS;

it.each<[string, number, { asOf?: number; hasGap?: boolean }, boolean]>([
  ['as old', 0, { asOf: ago(0) }, false],
  ['older', 5, { asOf: ago(0) }, false],
  ['newer by the minute that processes may differ by', 4, { asOf: ago(5) }, false],
  ['newer', 3, { asOf: ago(5) }, true],
  ['newer than a page nobody knows the age of', 3, {}, true],
  ['whole where the page has a gap', 59, { asOf: ago(0), hasGap: true }, true],
  ['of a day ahead, from before a clock was set back', -1440, { asOf: ago(0) }, false],
  ['ahead too where the page has a gap', -1440, { asOf: ago(0), hasGap: true }, false],
  ['whole for an hour, where the page has a gap', 60, { asOf: ago(0), hasGap: true }, false],
])('a copy that is %s', (_, copyMinutes, page, expected) => {
  expect(isCopyBetter(pageTag(ago(copyMinutes)), page, NOW)).toBe(expected);
});

it.each([
  ['nothing', undefined],
  ['an empty header', ''],
  ['any copy', '*'],
  ['a tag of another form', 'W/"1"'],
  ['a strong tag', pageTag(NOW).slice(2)],
  ['two tags', `${pageTag(NOW)}, ${pageTag(NOW)}`],
])('no copy is told by %s', (_, ifNoneMatch) => {
  expect(isCopyBetter(ifNoneMatch, { hasGap: true }, NOW)).toBe(false);
});

it('tags each rendering of a page apart, also of the same news', () => {
  const tags = Array.from({ length: 100 }, () => pageTag(NOW));
  expect(new Set(tags).size).toBe(100);
  for (const tag of tags) expect(tag).toMatch(/^W\/"[0-9a-z]{6}\.[\w-]{8}"$/);
});
