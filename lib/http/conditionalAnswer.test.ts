/** @jest-environment node */
import { conditionalAnswer } from './conditionalAnswer';

const NOON = Date.parse('2026-11-20T06:30:00Z');
const RFC_NOON = 'Fri, 20 Nov 2026 06:30:00 GMT';
const asking = (headers: Record<string, string> = {}) => new Request('http://localhost/x', { headers });
const answer = (headers: Record<string, string> = {}, changedAt: number | null = NOON, body = 'text') =>
  conditionalAnswer(asking(headers), { body, type: 'text/plain', cacheControl: 'public', changedAt, headers: { 'x-more': '1' } });
const TAG = answer().headers.get('etag') ?? '';

beforeEach(() => jest.useFakeTimers({ now: NOON + 60_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));

it('sends a body with all it says of itself', async () => {
  const { status, headers } = answer();
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toEqual({
    etag: expect.stringMatching(/^"[\w-]{27}"$/), 'cache-control': 'public', 'content-type': 'text/plain', 'last-modified': RFC_NOON, 'x-more': '1',
  });
  expect(await answer().text()).toBe('text');
});

it('tags other bytes otherwise', () => {
  expect(answer({}, NOON, 'text').headers.get('etag')).toBe(TAG);
  expect(answer({}, NOON, 'other').headers.get('etag')).not.toBe(TAG);
});

it.each<[string, Record<string, string>, number]>([
  ['the tag', { 'if-none-match': TAG }, 304],
  ['the tag, weakened by an edge, among others', { 'if-none-match': `"a", W/${TAG}` }, 304],
  ['any tag', { 'if-none-match': '*' }, 304],
  ['another tag', { 'if-none-match': '"a"' }, 200],
  ['another tag and a later moment, which does not count then', { 'if-none-match': '"a"', 'if-modified-since': RFC_NOON }, 200],
  ['the tag and an earlier moment', { 'if-none-match': TAG, 'if-modified-since': 'Thu, 19 Nov 2026 06:30:00 GMT' }, 304],
  ['the moment', { 'if-modified-since': RFC_NOON }, 304],
  ['a later moment', { 'if-modified-since': 'Fri, 20 Nov 2026 06:30:01 GMT' }, 304],
  ['an earlier moment', { 'if-modified-since': 'Fri, 20 Nov 2026 06:29:59 GMT' }, 200],
  ['no moment at all', { 'if-modified-since': 'lately' }, 200],
])('answers who has %s', async (_, headers, status) => {
  const given = answer(headers);
  expect(given.status).toBe(status);
  expect([given.headers.get('etag'), given.headers.get('last-modified'), given.headers.get('cache-control')]).toEqual([TAG, RFC_NOON, 'public']);
  expect(await given.text()).toBe({ 200: 'text', 304: '' }[status]);
});

it('compares whole seconds, as the header is written', () => {
  expect(answer({ 'if-modified-since': RFC_NOON }, NOON + 999).status).toBe(304);
});

it('names no moment where none is known, and takes none', () => {
  expect(answer({}, null).headers.get('last-modified')).toBeNull();
  expect(answer({ 'if-modified-since': RFC_NOON }, null).status).toBe(200);
});

it('names no moment to come', () => {
  expect(answer({}, NOON + 3_600_000).headers.get('last-modified')).toBe('Fri, 20 Nov 2026 06:31:00 GMT');
});
