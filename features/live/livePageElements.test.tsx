import type { LiveQuery } from '@/lib/stories/livePage';
import type { Coverage } from '@/lib/story/coverage';
import { coverage, liveUpdate, minutesAgo } from '@/lib/testing/liveCoverage';
import { renderLivePage } from '@/lib/testing/renderLivePage';
import { livePageElements } from './livePageElements';

const AHEAD = liveUpdate(0, 61, { id: 'ahead', at: minutesAgo(-600) });
const withAhead = (total: number): Coverage => {
  const live = coverage(total);
  const isFutureDated = total === 0 && { isFutureDated: true as const };
  return { ...live, updates: [...live.updates, AHEAD], ...isFutureDated };
};
const spanOf = (live: Coverage, query: LiveQuery) => {
  const given = { title: 'Flood', highlights: [] };
  const { container } = renderLivePage({ live, query, given });
  const article = container.querySelector('article');
  return article && livePageElements(article);
};
const NEWEST_OF_FIRST = minutesAgo(1);
const NEWEST_OF_SECOND = minutesAgo(32);

it.each<[string, Coverage, LiveQuery, string]>([
  ['all are, where no update has come', coverage(0), {}, ''],
  ['all are, where one is dated ahead', withAhead(0), {}, ''],
  ['all are, on the only page, which ends with one ahead', withAhead(5), {}, ''],
  ['all are, on the only page, the oldest first', withAhead(5), { order: 'oldest' }, ''],
  ['those above the next page, on the newest', coverage(61), {}, NEWEST_OF_SECOND],
  ['above all, on another page', coverage(61), { page: '2' }, NEWEST_OF_FIRST],
  ['above all, the oldest first', coverage(61), { order: 'oldest' }, NEWEST_OF_FIRST],
  ['above all that have come, on the last page', withAhead(61), { page: '2' }, NEWEST_OF_FIRST],
])('of unknown updates are new: %s', (_, live, query, expected) => {
  expect(spanOf(live, query)?.shownSince).toBe(expected);
});

it.each<[string, LiveQuery, [string, string] | null]>([
  ['none, on the newest page', {}, null],
  ['above the next page, on a later one', { page: '2' }, [minutesAgo(62), minutesAgo(32)]],
  ['all below its newest, on the last page', { page: '3' }, ['', minutesAgo(62)]],
  ['all below its newest, the oldest first', { order: 'oldest' }, ['', minutesAgo(62)]],
])('of updates filed late belong here: %s', (_, query, expected) => {
  const late = spanOf(coverage(91), query)?.filedLate;
  expect(late && [late.since, late.until]).toEqual(expected);
});
