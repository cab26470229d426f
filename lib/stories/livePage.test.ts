import { coverage } from '@/lib/testing/liveCoverage';
import { canonicalNumber, livePage } from './livePage';

const span = ({ updates }: ReturnType<typeof livePage>) =>
  updates.length === 0 ? '' : `${updates[0]?.headline} to ${updates.at(-1)?.headline}`;

it.each([
  { total: 0, count: 1, first: '', second: '' },
  { total: 1, count: 1, first: 'Update 1 to Update 1', second: '' },
  { total: 30, count: 1, first: 'Update 30 to Update 1', second: '' },
  { total: 59, count: 1, first: 'Update 59 to Update 1', second: '' },
  { total: 60, count: 2, first: 'Update 60 to Update 31', second: 'Update 30 to Update 1' },
  { total: 61, count: 2, first: 'Update 61 to Update 31', second: 'Update 30 to Update 1' },
  { total: 89, count: 2, first: 'Update 89 to Update 31', second: 'Update 30 to Update 1' },
  { total: 90, count: 3, first: 'Update 90 to Update 61', second: 'Update 60 to Update 31' },
])('keeps the remainder of $total updates on page 1', ({ total, count, first, second }) => {
  const live = coverage(total);
  expect(livePage(live, {})).toMatchObject({ number: 1, count });
  expect(span(livePage(live, {}))).toBe(first);
  expect(span(livePage(live, { page: '2' }))).toBe(second);
});

it('shows the same pages from the other end, each the other way round', () => {
  const live = coverage(61);
  expect(span(livePage(live, { order: 'oldest' }))).toBe('Update 1 to Update 30');
  expect(span(livePage(live, { order: 'oldest', page: '2' }))).toBe('Update 31 to Update 61');
});

it.each([
  { update: 'n61', order: undefined, number: 1 },
  { update: 'n31', order: undefined, number: 1 },
  { update: 'n30', order: undefined, number: 2 },
  { update: 'n1', order: undefined, number: 2 },
  { update: 'n1', order: 'oldest', number: 1 },
  { update: 'n61', order: 'oldest', number: 2 },
])('finds the page of $update, $order first', ({ update, order, number }) => {
  const page = livePage(coverage(61), { update, order, page: '9' });
  expect(page).toMatchObject({ number, isMissing: false });
  expect(page.updates.map(({ id }) => id)).toContain(update);
});

it.each([['n62'], ['']])('says that the update "%s" is none of them', (update) => {
  expect(livePage(coverage(61), { update })).toMatchObject({ number: 1, isMissing: true });
});

it('is empty beyond the last page', () => {
  expect(livePage(coverage(61), { page: '3' })).toMatchObject({ number: 3, count: 2, updates: [] });
});

it.each([
  { pinned: 'n2', page: '1', shown: 'n2' },
  { pinned: 'n2', page: '2', shown: undefined },
  { pinned: 'gone', page: '1', shown: undefined },
])('has $pinned above page $page: $shown', ({ pinned, page, shown }) => {
  expect(livePage(coverage(61, { pinned }), { page }).pinned?.id).toBe(shown);
});

it.each<[number, Parameters<typeof canonicalNumber>[1]]>([
  [1, {}],
  [2, { page: '2' }],
  [1, { page: '3' }],
  [1, { page: '2', order: 'oldest' }],
  [1, { update: 'n1' }],
])('gives search engines page %i of 61 updates for %j', (number, query) => {
  expect(canonicalNumber(coverage(61), query)).toBe(number);
});
