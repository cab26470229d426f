import { requestContext } from '@/lib/request/requestContext.mjs';
import { noteGap, noteList } from './fetchOrStale';

const list = (asOf: number | null) => () => noteList(asOf);
const gap = () => noteGap();
const empty = () => noteGap({ hasNews: true });

it.each<[string, (() => void)[], object]>([
  ['nothing', [], {}],
  ['a list', [list(7)], { hasNews: true, asOf: 7 }],
  ['the oldest of several', [list(9), list(7), list(8)], { hasNews: true, asOf: 7 }],
  ['a list that nobody knows the age of', [list(9), list(null)], { hasNews: true, asOf: 0 }],
  ['gaps alone', [gap, gap], { hasNews: false, hasGap: true }],
  ['a gap after a list', [list(7), gap], { hasNews: true, asOf: 7, hasGap: true }],
  ['a gap before a list', [gap, list(7)], { hasNews: true, asOf: 7, hasGap: true }],
  ['an answer that counts as empty', [empty, gap], { hasNews: true, hasGap: true }],
])('notes of %s', (_, notes, expected) => {
  const context = { isForEdge: true };
  requestContext.run(context, () => notes.forEach((note) => note()));
  expect(context).toEqual({ isForEdge: true, ...expected });
});

it('notes nothing for a reader, nor outside of a request', () => {
  const context = {};
  requestContext.run(context, gap);
  requestContext.run(context, list(7));
  gap();
  list(7)();
  expect(context).toEqual({});
});
