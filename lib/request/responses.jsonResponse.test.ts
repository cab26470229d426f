import { localeOfRequest } from '@/lib/i18n/localeOfRequest';
import { err, ok } from '@/lib/result';
import { jsonResponse, feedResultResponse } from './responses';

const asking = (known?: string) =>
  new Request(
    'http://localhost/api/x',
    known === undefined ? {} : { headers: { 'if-none-match': known } },
  );
const tagOf = (value: unknown) => jsonResponse(asking(), value).headers.get('etag') ?? '';

describe('jsonResponse', () => {
  it('sends JSON with an ETag, for edges to keep and browsers to ask about', async () => {
    const answer = jsonResponse(asking(), [{ title: 'बारिश' }]);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('etag')).toMatch(/^W\/"[\w-]{27}"$/);
    expect(answer.headers.get('cache-control')).toMatch(
      /max-age=0.*s-maxage=\d+.*stale-while-revalidate=\d+/,
    );
    expect(await answer.json()).toEqual([{ title: 'बारिश' }]);
  });

  it('tags the same value alike and another otherwise', () => {
    expect(tagOf([1])).toBe(tagOf([1]));
    expect(tagOf([1])).not.toBe(tagOf([2]));
  });

  it.each([
    ['the tag', (tag: string) => tag],
    ['the tag without its weakness', (tag: string) => tag.replace('W/', '')],
    ['the tag among others', (tag: string) => `"other", ${tag}`],
  ])('answers 304 without a body to who has %s', async (_, known) => {
    const answer = jsonResponse(asking(known(tagOf([1]))), [1]);
    expect(answer.status).toBe(304);
    expect(answer.headers.get('etag')).toBe(tagOf([1]));
    expect(await answer.text()).toBe('');
  });

  it('answers in full to who has another', () => {
    expect(jsonResponse(asking(tagOf([2])), [1]).status).toBe(200);
  });
});

describe('feedResultResponse', () => {
  it('sends what was read', async () => {
    expect(await feedResultResponse(asking(), ok([1])).json()).toEqual([1]);
  });

  it.each([
    [[], 'no-store'],
    [[1], expect.stringContaining('s-maxage')],
  ])('lets edges keep %j: %s', (list, cacheControl) => {
    const response = feedResultResponse(asking(), ok(list));
    expect(response.headers.get('cache-control')).toEqual(cacheControl);
  });

  it('sends the internal message as 502, never to be kept', async () => {
    const answer = feedResultResponse(asking(), err('Failed to fetch posters'));
    expect(answer.status).toBe(502);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ error: 'Failed to fetch posters' });
  });
});

describe('localeOfRequest', () => {
  it.each([
    ['', 'en'],
    ['?lang=en', 'en'],
    ['?lang=hi', 'hi'],
    ['?lang=fr', 'en'],
    ['?lang=', 'en'],
    ['?lang=hi&lang=en', 'hi'],
  ])('by %j is %s', (query, locale) => {
    expect(localeOfRequest(new Request(`http://localhost/api/x${query}`))).toBe(locale);
  });
});
