import { conditionalResponse } from './responses';

const answer = (headers: Record<string, string> = {}, body = 'text') =>
  conditionalResponse(new Request('http://localhost/x', { headers }), {
    body,
    type: 'text/plain',
    cacheControl: 'public',
    headers: { 'x-more': '1' },
  });
const TAG = answer().headers.get('etag') ?? '';
const STRONG = TAG.replace('W/', '');

it('sends a body with all it says of itself, and no date', async () => {
  const { status, headers } = answer();
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toEqual({
    etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
    'cache-control': 'public',
    'content-type': 'text/plain',
    'x-more': '1',
  });
  expect(await answer().text()).toBe('text');
});

it('tags other bytes otherwise', () => {
  expect(answer({}, 'text').headers.get('etag')).toBe(TAG);
  expect(answer({}, 'other').headers.get('etag')).not.toBe(TAG);
});

it.each<[string, Record<string, string>, number]>([
  ['the tag', { 'if-none-match': TAG }, 304],
  ['the tag among others', { 'if-none-match': `"a", ${TAG}` }, 304],
  ['the tag without its weakness', { 'if-none-match': STRONG }, 304],
  ['any tag', { 'if-none-match': '*' }, 304],
  ['another tag', { 'if-none-match': '"a"' }, 200],
  ['only a date', { 'if-modified-since': 'Fri, 20 Nov 2096 06:30:00 GMT' }, 200],
])('answers who has %s', async (_, headers, status) => {
  const given = answer(headers);
  expect(given.status).toBe(status);
  expect([given.headers.get('etag'), given.headers.get('cache-control')]).toEqual([TAG, 'public']);
  expect(await given.text()).toBe({ 200: 'text', 304: '' }[status]);
});
