/** @jest-environment node */
import { Agent } from 'undici';
import webPush from 'web-push';
import { createBrowser, startPushService } from '@/lib/testing/fakePushService';
import { createPost } from './postMessage.mjs';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const vapid = { subject: 'mailto:desk@example.org', publicKey, privateKey };
const post = { payload: '{}', topic: 'a', until: 60_000, urgent: false };
const now = () => 0;
const at = (host: string) => createBrowser(`https://${host}/a`).subscription;

it('signs once for a service, and keeps no signature for each that anybody makes up', async () => {
  const service = await startPushService();
  const signed = jest.spyOn(webPush, 'getVapidHeaders');
  const send = createPost({ vapid, dispatcher: service.dispatcher, now });
  const hosts = Array.from({ length: 101 }, (_, number) => `x${number}.push.apple.com`);
  for (const host of hosts) await send(at(host), post);
  await send(at('x100.push.apple.com'), post);
  expect(signed).toHaveBeenCalledTimes(101);
  await send(at('x0.push.apple.com'), post);
  expect(signed).toHaveBeenCalledTimes(102);
  await service.stop();
});

it.each([
  ['made-up.push.apple.com', 'ENOTFOUND', 'nowhere'],
  ['made-up.push.apple.com', 'EAI_AGAIN', 'failed'],
  ['fcm.googleapis.com', 'ENOTFOUND', 'failed'],
])('of %s by %s it says: %s', async (host, code, outcome) => {
  const dispatcher = new Agent({
    connect: (_, done) => done(Object.assign(new Error('getaddrinfo'), { code }), null),
  });
  const send = createPost({ vapid, dispatcher, now });
  expect(await send(at(host), post)).toEqual({ outcome, afterMs: 0 });
  await dispatcher.destroy();
});
