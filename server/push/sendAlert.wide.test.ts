/** @jest-environment node */
import webPush from 'web-push';
import { alertWith } from '@/lib/testing/alerts';
import { startPushService } from '@/lib/testing/fakePushService';
import { createFailedRuns } from './failedRuns.mjs';
import { createPost } from './postMessage.mjs';
import { sendAlert } from './sendAlert.mjs';
import { idOf } from './subscriptionLines.mjs';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const vapid = { subject: 'mailto:desk@example.org', publicKey, privateKey };

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());
beforeEach(() => service.received.splice(0));

const kept = (
  path: string,
  answers: Parameters<typeof service.browser>[1] = [],
  choice: Partial<{ language: string; states: string[]; topics: string[] }> = {},
) => ({
  subscription: service.browser(path, answers),
  choice: { language: 'en', states: [], topics: [], ...choice },
});

/** Waits pass at once, and move the clock. */
async function send(
  all: ReturnType<typeof kept>[],
  change: Parameters<typeof alertWith>[0] = {},
  whileWaiting = () => {},
  runs = createFailedRuns(),
  ends: Pick<Parameters<typeof sendAlert>[2], 'signal' | 'cut' | 'only'> = {},
) {
  let clock = NOW;
  const waits: number[] = [];
  const dropped: string[] = [];
  const now = () => clock;
  const { rest } = await sendAlert(
    alertWith(change),
    {
      all: () => new Map(all.map((one) => [idOf(one.subscription), one])).values(),
      drop: async (ids) => void dropped.push(...ids),
    },
    {
      post: createPost({ vapid, dispatcher: service.dispatcher, now }),
      now,
      wait: async (ms) => {
        waits.push(ms);
        clock += ms;
        whileWaiting();
      },
      runs,
      ...ends,
    },
  );
  const { counts, left } = await rest;
  return { counts, left, waits, dropped, paths: service.received.map(({ path }) => path) };
}

it('only the browser can read what is sent, in its language', async () => {
  await send([kept('/en'), kept('/hi', [], { language: 'hi' })]);
  expect(service.received.map(({ path, text }) => [path, JSON.parse(text)]).sort()).toEqual([
    [
      '/en',
      {
        web_push: 8030,
        notification: {
          title: 'Narmada 24: breaking news',
          body: 'Dam gates open',
          navigate: 'https://www.example.org/news/7',
          icon: '/icons/any-192.png',
          badge: '/icons/monochrome-96.png',
          tag: 'b'.repeat(27),
          lang: 'en',
          dir: 'auto',
        },
      },
    ],
    [
      '/hi',
      expect.objectContaining({
        notification: expect.objectContaining({
          body: 'बाँध के द्वार खुले',
          navigate: 'https://www.example.org/hi/news/7',
          lang: 'hi',
        }),
      }),
    ],
  ]);
});

it('says to the service who sends it, how long it is of use and what it takes the place of', async () => {
  await send([kept('/a')], { until: NOW + 90_000, urgent: true });
  const { authorization, ttl, urgency, topic, ...others } = service.received[0]?.headers ?? {};
  expect([ttl, urgency, topic, others['content-encoding']]).toEqual([
    '90',
    'high',
    'b'.repeat(27),
    'aes128gcm',
  ]);
  const [, token = ''] = /^vapid t=(\S+), k=/.exec(String(authorization)) ?? [];
  const [, claims = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://fcm.googleapis.com',
    sub: vapid.subject,
    exp: expect.any(Number),
  });
});

it('waits four hours at most for a device that is off', async () => {
  await send([kept('/a')], { until: NOW + 86_400_000 });
  expect(service.received[0]?.headers).toMatchObject({ ttl: '14400', urgency: 'normal' });
});

it('goes to who wants it alone', async () => {
  const all = [
    kept('/bihar', [], { states: ['bihar'] }),
    kept('/assam', [], { states: ['assam'] }),
    kept('/all'),
    kept('/mr', [], { language: 'mr' }),
  ];
  const { paths, counts } = await send(all, { states: ['bihar'] });
  expect(paths.sort()).toEqual(['/all', '/bihar']);
  expect(counts).toEqual({ sent: 2, dead: 0, refused: 0, failed: 0 });
});

it.each([404, 410])('who is gone (%d) is forgotten', async (status) => {
  const gone = kept('/gone', [{ status }]);
  const { counts, dropped, waits } = await send([gone, kept('/b')]);
  expect(dropped).toEqual([idOf(gone.subscription)]);
  expect([counts, waits]).toEqual([{ sent: 1, dead: 1, refused: 0, failed: 0 }, []]);
});

it.each([301, 400, 401, 403, 413])(
  'a refusal (%d) is not tried again, nor forgotten',
  async (status) => {
    const { counts, dropped, paths } = await send([kept('/a', [{ status }])]);
    expect([paths, dropped, counts.refused]).toEqual([['/a'], [], 1]);
  },
);

it.each([
  ['too many', { status: 429 }],
  ['a fault', { status: 500 }],
  ['out of service', { status: 503 }],
  ['no answer', 'cut'],
] as const)('%s is tried twice more, after a while', async (_, answer) => {
  const { counts, waits, paths } = await send([kept('/a', [answer, answer]), kept('/b')]);
  expect(paths.sort()).toEqual(['/a', '/a', '/a', '/b']);
  expect([counts.sent, waits]).toEqual([2, [5000, 60_000]]);
});

it('does not try again who has ended it meanwhile', async () => {
  const all = [kept('/ends', [{ status: 503 }]), kept('/stays', [{ status: 503 }])];
  const { counts, paths } = await send(all, {}, () => all.shift());
  expect(paths.sort()).toEqual(['/ends', '/stays', '/stays']);
  expect(counts).toEqual({ sent: 1, dead: 0, refused: 0, failed: 0 });
});

it('tries again who has changed the choice meanwhile, unless the alert is no longer of it', async () => {
  const all = [kept('/hi', [{ status: 503 }]), kept('/assam', [{ status: 503 }])];
  const choose = () => {
    const [first, second] = all;
    if (!first || !second) return;
    all[0] = { ...first, choice: { ...first.choice, language: 'hi' } };
    all[1] = { ...second, choice: { ...second.choice, states: ['assam'] } };
  };
  const { counts, paths } = await send(all, { states: ['bihar'] }, choose);
  expect(paths.sort()).toEqual(['/assam', '/hi', '/hi']);
  expect(JSON.parse(service.received.at(-1)?.text ?? '').notification.lang).toBe('hi');
  expect(counts).toEqual({ sent: 1, dead: 0, refused: 0, failed: 0 });
});

it('at the signal tries nobody again, and forgets nobody', async () => {
  const stop = new AbortController();
  const all = [kept('/a', ['cut', 'cut']), kept('/b')];
  const runs = createFailedRuns(1);
  const { counts, paths, dropped } = await send(all, {}, () => stop.abort(), runs, {
    signal: stop.signal,
  });
  expect(paths.sort()).toEqual(['/a', '/b']);
  expect([counts, dropped]).toEqual([{ sent: 1, dead: 0, refused: 0, failed: 1 }, []]);
});

it('tells those alone whom an earlier process left', async () => {
  const [a, b] = [kept('/a'), kept('/b')];
  const only = new Set([idOf(b.subscription)]);
  expect((await send([a, b], {}, undefined, undefined, { only })).paths).toEqual(['/b']);
});

it('says who is left where it is cut, or at the signal', async () => {
  const all = [kept('/a', ['cut']), kept('/b')];
  const ids = all.map(({ subscription }) => idOf(subscription));
  const cut = AbortSignal.abort();
  const first = await send(all, {}, undefined, undefined, { signal: cut, cut });
  const retries = await send(all, {}, undefined, undefined, { signal: cut });
  expect([first.paths, first.left, retries.left]).toEqual([[], ids, ids.slice(0, 1)]);
});

it('gives up then, and forgets nobody', async () => {
  const answers = Array.from({ length: 9 }, () => ({ status: 503 }));
  const { counts, paths, dropped } = await send([kept('/a', answers)]);
  expect([paths, dropped, counts.failed]).toEqual([['/a', '/a', '/a'], [], 1]);
});

it.each([
  ['30', 30_000],
  ['999999', 300_000],
  ['-5', 5000],
  ['soon', 5000],
])('a service that says %s is asked again after %d ms', async (retryAfter, ms) => {
  const { waits } = await send([kept('/a', [{ status: 429, retryAfter }])]);
  expect(waits).toEqual([ms]);
});

it('tells nobody at its hour', async () => {
  const { counts, paths } = await send([kept('/a'), kept('/b')], { until: NOW });
  expect([paths, counts.failed]).toEqual([[], 2]);
});

it('tries no more after its hour', async () => {
  const { counts, paths, waits } = await send([kept('/a', [{ status: 503 }])], {
    until: NOW + 4000,
  });
  expect([paths, waits, counts.failed]).toEqual([['/a'], [], 1]);
});

it.each([
  { status: 400, count: 1 },
  { status: 403, count: 1 },
  { status: 401, count: 0 },
  { status: 413, count: 0 },
])('forgets $count whom a service refuses ($status) in alerts that others get', async (given) => {
  const runs = createFailedRuns(1);
  const refused = kept('/refused', [given, given]);
  expect((await send([refused], {}, undefined, runs)).dropped).toEqual([]);
  expect((await send([refused, kept('/well')], {}, undefined, runs)).dropped).toHaveLength(
    given.count,
  );
});

it('forgets who fails in ten alerts running that others get, and nobody who gets one between', async () => {
  const runs = createFailedRuns();
  const cut = Array.from({ length: 30 }, () => 'cut' as const);
  const [gone, comes, well] = [
    kept('/gone', [...cut]),
    kept('/comes', cut.slice(3)),
    kept('/well'),
  ];
  const alerts = [];
  for (let at = 0; at < 10; at++) alerts.push(await send([gone, comes, well], {}, undefined, runs));
  expect(alerts.map(({ dropped }) => dropped)).toEqual([
    ...Array.from({ length: 9 }, () => []),
    [idOf(gone.subscription)],
  ]);
});
