/** @jest-environment node */
import { environment } from '@/lib/config/environment.mjs';
import { provider } from '@/lib/provider/provider';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { forgetProcess } from '@/lib/testing/forgetProcess';
import { holdSetTimeout } from '@/lib/testing/holdSetTimeout';
import { startLocalServer } from '@/lib/testing/localServer';
import { NOW } from '@/lib/testing/samples';
import { currentBanner } from './banner';

const UNTIL = '2026-11-27T18:00:00+05:30';
const HOUR = Date.parse(UNTIL);
const BANNER = { text: { en: 'Dam gates open', hi: 'बाँध के द्वार खुले' }, until: UNTIL };

const upstream = fakeUpstream();

beforeEach(() => {
  upstream.sends('/news', []);
});
afterEach(() => {
  Object.assign(environment(), { FRONT_PAGE: undefined });
  forgetProcess();
  jest.useRealTimers();
});

async function deskSends(answer: object) {
  // A page waits 80 ms for the desk's first answer, and a busy machine takes longer.
  holdSetTimeout();
  const server = await startLocalServer((_, response) => response.end(JSON.stringify(answer)));
  Object.assign(environment(), { FRONT_PAGE: new URL(`${server.url}/desk.json`) });
  return server;
}

it.each([
  [
    'until its hour',
    'en',
    { ...BANNER, href: '/world' },
    HOUR - 1,
    { text: 'Dam gates open', href: '/world' },
  ],
  [
    'below the language’s path',
    'hi',
    { ...BANNER, href: '/world' },
    HOUR - 1,
    { text: 'बाँध के द्वार खुले', href: '/hi/world' },
  ],
  ['without a link', 'en', BANNER, HOUR - 1, { text: 'Dam gates open', href: null }],
  ['no longer at its hour', 'en', BANNER, HOUR, null],
  [
    'not in a language without words',
    'hi',
    { ...BANNER, text: { en: 'Only English' } },
    HOUR - 1,
    null,
  ],
] as const)('the desk’s banner stands %s', async (_, locale, banner, now, expected) => {
  const server = await deskSends({ banner });
  expect(await currentBanner(locale, '/', now)).toEqual(
    expected && { kind: 'breaking', lang: locale, ...expected },
  );
  await server.stop();
});

describe('the live page that goes on', () => {
  const MINUTE_MS = 60_000;
  const ago = (minutes: number) => new Date(NOW - minutes * MINUTE_MS).toISOString();
  const live = (id: string, minutes: number, more: object = {}) => ({
    id,
    title: `Story ${id}`,
    coverageStart: ago(minutes + 60),
    updates: [{ id: `u-${id}`, timestamp: ago(minutes), headline: `Update of ${id}` }],
    ...more,
  });
  const named = async (path = '/world', locale: 'en' | 'hi' = 'en', now = NOW) => {
    await provider.list('news');
    return (await currentBanner(locale, path, now))?.href ?? null;
  };

  it.each([
    ['no live page', [{ id: 'a', title: 'Story a' }], null],
    ['one', [{ id: 'a', title: 'Story a' }, live('b', 5)], '/news/b'],
    ['the one with the newest update', [live('a', 9), live('b', 5), live('c', 7)], '/news/b'],
    ['none that has ended', [live('b', 5, { coverageEnd: ago(1) })], null],
    ['none that was left open yesterday', [live('b', 13 * 60)], null],
    ['none in another language', [live('b', 5, { title: 'सदन से सीधे' })], null],
  ])('is %s', async (_, news, expected) => {
    upstream.sends('/news', news);
    expect(await named()).toBe(expected);
  });

  it('is not named on its own page', async () => {
    upstream.sends('/news', [live('a', 5), live('b', 9)]);
    expect(await named('/news/a')).toBe('/news/b');
    expect(await named('/news/b')).toBe('/news/a');
  });

  it.each([
    ['not on a front page whose block says more', [{ kind: 'liveNow' }], null],
    ['where the block is not at every width', [{ kind: 'liveNow', fromWidth: 768 }], '/news/a'],
    ['where the block is for others', [{ kind: 'liveNow', languages: ['hi'] }], '/news/a'],
    ['on a front page without the block', [{ kind: 'breaking' }], '/news/a'],
  ])('is named %s', async (_, blocks, expected) => {
    upstream.sends('/news', [live('a', 5)]);
    const server = await deskSends({ blocks });
    expect(await named('/')).toBe(expected);
    expect(await named('/world')).toBe('/news/a');
    await server.stop();
  });

  it('and the desk’s banner are not on the page that is kept for reading offline', async () => {
    upstream.sends('/news', [live('a', 5)]);
    expect(await named('/offline')).toBe(null);
    const server = await deskSends({ banner: { ...BANNER, href: '/world' } });
    expect(await named('/offline')).toBe(null);
    await server.stop();
  });

  it('gives way to the desk’s banner', async () => {
    upstream.sends('/news', [live('a', 5)]);
    const server = await deskSends({ banner: { ...BANNER, href: '/world' } });
    expect(await named()).toBe('/world');
    expect(await named('/world', 'en', HOUR)).toBe(null);
    await server.stop();
  });

  it.each([
    ['which the desk names', ['b', 'gone'], '/news/b'],
    ['none, where the desk says so', [], null],
  ])('is one %s', async (_, liveNow, expected) => {
    upstream.sends('/news', [live('a', 5), live('b', 9)]);
    const server = await deskSends({ liveNow });
    expect(await named()).toBe(expected);
    await server.stop();
  });

  it('costs no call', async () => {
    upstream.sends('/news', [live('a', 5)]);
    await currentBanner('en', '/world', NOW);
    expect(upstream.calls).toEqual([]);
  });
});
