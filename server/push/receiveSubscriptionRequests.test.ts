import { log } from '@/lib/telemetry/log.mjs';
import { createBrowser } from '@/lib/testing/fakePushService';
import { startLocalServer } from '@/lib/testing/localServer';
import { createRequestHandler } from '../requestHandler.mjs';
import { createSenderOf } from '../senderOf.mjs';
import { pushReceivers, receiveSubscriptionRequests } from './receiveSubscriptionRequests.mjs';
import type { SubscriptionRequest } from './subscriptionSchemas.mjs';

const { subscription } = createBrowser('https://fcm.googleapis.com/a');
const start = { ask: 'start', subscription, choice: { language: 'en', states: [], topics: [] } };
const end = { ask: 'end', subscription };

const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(running.splice(0).map((stop) => stop()));
});

/** The process of pushes, which says what it was asked. */
async function pushes(keep: (ask: SubscriptionRequest) => Promise<boolean>, perMinute?: number) {
  const { url, stop } = await startLocalServer(
    receiveSubscriptionRequests(keep, perMinute ? { perMinute } : {}),
  );
  running.push(stop);
  return url;
}

/** The site before it. */
async function site(PUSH_URL: string, VAPID_PUBLIC_KEY: string | undefined = 'key') {
  const { url, stop } = await startLocalServer(
    createRequestHandler(async (_, response) => void response.end('page'), {
      posts: new Map(pushReceivers({ PUSH_URL, VAPID_PUBLIC_KEY }, createSenderOf(['127.0.0.1']))),
    }),
  );
  running.push(stop);
  return `${url}/api/push`;
}

async function post(url: string, body: unknown, type = 'application/json', reader = '192.0.2.1') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': type, 'x-forwarded-for': reader };
  const init = { method: 'POST', headers, body: text };
  const response = await fetch(url, init);
  return { status: response.status, text: await response.text() };
}

it('what a browser asks reaches the one process that keeps it', async () => {
  const asked: SubscriptionRequest[] = [];
  const url = await site(await pushes(async (ask) => asked.push(ask) > 0));
  expect(await post(url, start)).toEqual({ status: 204, text: '' });
  expect(await post(url, end)).toEqual({ status: 204, text: '' });
  expect(asked).toEqual([start, end]);
});

it('without keys there is no such path', async () => {
  const { url, stop } = await startLocalServer(
    createRequestHandler(async (_, response) => void response.end('page'), {
      posts: pushReceivers(
        { PUSH_URL: 'http://127.0.0.1:1', VAPID_PUBLIC_KEY: undefined },
        createSenderOf([]),
      ),
    }),
  );
  running.push(stop);
  expect((await post(`${url}/api/push`, start)).status).toBe(405);
});

it.each<[string, unknown, string, number]>([
  ['a form', start, 'application/x-www-form-urlencoded', 415],
  ['no JSON', '{', 'application/json', 400],
  [
    'another’s address',
    { ...end, subscription: { ...subscription, endpoint: 'http://10.0.0.1/' } },
    'application/json',
    400,
  ],
  ['too much', { ...start, more: 'x'.repeat(9000) }, 'application/json', 413],
])('%s is refused before anybody is asked', async (_, body, type, status) => {
  const asked: SubscriptionRequest[] = [];
  const url = await site(await pushes(async (ask) => asked.push(ask) > 0));
  expect((await post(url, body, type)).status).toBe(status);
  expect(asked).toEqual([]);
});

it('takes no more a minute than it can', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(0); // within one minute
  const url = await pushes(async () => true, 2);
  const answers = [await post(url, start), await post(url, start), await post(url, start)];
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 429]);
});

it('takes no more of one sender than leaves the others theirs', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(0); // within one minute
  const url = await site(await pushes(async () => true));
  const counts = new Map<number, number>();
  for (let at = 0; at < 70; at++) {
    const { status } = await post(url, at % 2 ? start : '{', 'application/json', '203.0.113.7');
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  expect([...counts]).toEqual([
    [400, 30],
    [204, 30],
    [429, 10],
  ]);
  expect((await post(url, start, 'application/json', '203.0.113.8')).status).toBe(204);
});

it('says so where it cannot be kept', async () => {
  const error = jest.spyOn(log, 'error').mockImplementation(() => {});
  expect((await post(await pushes(async () => false), start)).status).toBe(503);
  const broken = await pushes(async () => {
    throw new Error('no space left on device');
  });
  expect((await post(broken, start)).status).toBe(503);
  expect((await post(await site('http://127.0.0.1:1'), start)).status).toBe(503);
  expect(error).toHaveBeenCalled();
});
