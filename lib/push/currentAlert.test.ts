/** @jest-environment node */
import { environment } from '@/lib/config/environment.mjs';
import { forgetProcess } from '@/lib/testing/forgetProcess';
import { holdSetTimeout } from '@/lib/testing/holdSetTimeout';
import { startLocalServer } from '@/lib/testing/localServer';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { alertSchema } from './alertSchema.mjs';
import { currentAlert } from './currentAlert';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));

const UNTIL = '2026-11-27T18:00:00+05:30';
const HOUR = Date.parse(UNTIL);
const BANNER = { text: { en: 'Dam gates open', hi: 'बाँध के द्वार खुले' }, until: UNTIL };

beforeAll(() => speakOnServer('en'));
// A page waits 80 ms for the desk's first answer, and a busy machine takes longer.
beforeEach(holdSetTimeout);
afterEach(() => {
  Object.assign(environment(), { FRONT_PAGE: undefined });
  forgetProcess();
  jest.useRealTimers();
});

/** What is sent of a banner that the desk sets. */
async function alertOf(banner: object | undefined, now = HOUR - 1) {
  forgetProcess();
  const server = await startLocalServer((_, response) => response.end(JSON.stringify({ banner })));
  Object.assign(environment(), { FRONT_PAGE: new URL(`${server.url}/desk.json`) });
  const alert = alertSchema.parse(await currentAlert(now));
  await server.stop();
  return alert;
}

it('is the banner, in its languages, with where it leads', async () => {
  expect(await alertOf({ ...BANNER, href: '/news/7' })).toMatchObject({
    until: HOUR,
    urgent: false,
    states: [],
    topics: [],
    timeZone: 'Asia/Kolkata',
    messages: {
      en: {
        title: 'Narmada 24: breaking news',
        body: 'Dam gates open',
        url: 'http://localhost:3000/news/7',
      },
      hi: { body: 'बाँध के द्वार खुले', url: 'http://localhost:3000/hi/news/7' },
    },
  });
});

it.each<[string, object | undefined, number]>([
  ['no banner', undefined, HOUR - 1],
  ['a banner past its hour', BANNER, HOUR],
  ['a banner that the desk keeps to pages', { ...BANNER, push: false }, HOUR - 1],
])('%s is not sent', async (_, banner, now) => {
  expect(await alertOf(banner, now)).toBeNull();
});

it('goes to those whom the desk names', async () => {
  const push = { states: ['madhya-pradesh'], topics: ['sports'], urgent: true };
  expect(await alertOf({ ...BANNER, push })).toMatchObject(push);
});

it('leads home without a link, and elsewhere where the desk says so', async () => {
  const home = await alertOf({ ...BANNER, text: { hi: 'बाँध' } });
  expect(Object.keys(home?.messages ?? {})).toEqual(['hi']);
  expect(home?.messages.hi?.url).toBe('http://localhost:3000/hi');
  const elsewhere = await alertOf({ ...BANNER, href: 'https://other.example/a' });
  expect(elsewhere?.messages.en?.url).toBe('https://other.example/a');
});

it('a corrected text is another, and takes the place of the first', async () => {
  const first = await alertOf({ ...BANNER, href: '/news/7' });
  const again = await alertOf({ ...BANNER, href: '/news/7', until: '2026-11-27T20:00:00+05:30' });
  const corrected = await alertOf({ ...BANNER, text: { en: 'Gates open' }, href: '/news/7' });
  expect(again?.key).toBe(first?.key);
  expect(corrected?.key).not.toBe(first?.key);
  expect(corrected?.tag).toBe(first?.tag);
});
