// The one process that keeps subscriptions and sends notifications.

import './nodeEnvironment.mjs';
import './trimmedSettings.mjs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { checkSettings } from '../lib/config/checkSettings.mjs';
import { codeOf } from '../lib/makeFolder.mjs';
import { alertSchema } from '../lib/push/alertSchema.mjs';
import { reasonOf } from '../lib/reasonOf.mjs';
import { PUSH_PATH } from '../lib/request/postPaths.mjs';
import { log } from '../lib/telemetry/log.mjs';
import { metrics } from '../lib/telemetry/metrics.mjs';
import { serveMetrics } from './metrics.mjs';
import { createFailedRuns } from './push/failedRuns.mjs';
import { createPost } from './push/postMessage.mjs';
import { pushAgent } from './push/pushServices.mjs';
import { receiveSubscriptionRequests } from './push/receiveSubscriptionRequests.mjs';
import { sendAlert } from './push/sendAlert.mjs';
import { openSentAlerts } from './push/sentAlerts.mjs';
import { openSubscriptions } from './push/subscriptionStore.mjs';
import { createWatch } from './push/watchAlerts.mjs';

const LIMIT_MS = 10_000;

const EACH_MS = 10_000;

/** Longest wait for an alert in progress at shutdown. */
const END_MS = 20_000;

/** Later sends stop: a response may take 15 s, and the ids left must be on disk by the end. */
const CUT_MS = 3000;

const settings = checkSettings();
const {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: subject,
} = settings;
if (!publicKey || !privateKey || !subject) {
  console.error('Settings: VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT must be set');
  process.exit(1);
}
/** @type {import('node:http').RequestListener} */
let answer = (_, response) =>
  response.writeHead(503, { 'Retry-After': 5, Connection: 'close' }).end();
// Listen before opening the list: a second process must fail here, before it rewrites the first
// one's file.
const server = createServer((request, response) => answer(request, response));
server.on('error', (fault) => {
  log.fatal(`push: PUSH_HOST or the port of PUSH_URL cannot be used: ${fault.message}`);
  process.exit(1);
});
const { port } = new URL(settings.PUSH_URL);
await new Promise((done) =>
  server.listen(Number(port || 80), settings.PUSH_HOST, () => done(undefined)),
);

const [subscriptions, sent] = await Promise.all([
  openSubscriptions(settings.PUSH_DIR, { publicKey }),
  openSentAlerts(settings.PUSH_DIR),
]).catch((fault) => {
  const isOfDisk = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE'].includes(`${codeOf(fault)}`);
  console.error(
    isOfDisk
      ? `push: cannot open the list of subscriptions: ${reasonOf(fault)}`
      : `Settings: PUSH_DIR cannot be used: ${reasonOf(fault)}`,
  );
  process.exit(1);
});
// Prometheus misses the first increase unless a counter starts at 0.
for (const outcome of ['sent', 'dead', 'refused', 'failed']) metrics.pushes.inc({ outcome }, 0);
const count = () => metrics.pushSubscriptions.set(subscriptions.size);
count();
if (settings.METRICS_PORT)
  serveMetrics({ port: settings.METRICS_PORT, host: settings.METRICS_HOST });

const receive = receiveSubscriptionRequests(async (asked) => {
  const { subscription } = asked;
  if (asked.ask === 'end') await subscriptions.end(subscription);
  else if ((await subscriptions.start({ subscription, choice: asked.choice })) === 'full') {
    log.error('push: the list of subscriptions is full');
    return false;
  }
  count();
  return true;
});
answer = (request, response) => {
  if (request.method === 'POST' && request.url === '/') return void receive(request, response);
  response.writeHead(request.url === '/ready' ? 200 : 404).end();
};
const stop = new AbortController();
const cut = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    stop.abort();
    server.close();
    setTimeout(() => cut.abort(), CUT_MS);
    setTimeout(end, END_MS);
  });
async function end() {
  await subscriptions.close();
  process.exit(0);
}

log.info(`push: ${subscriptions.size} subscriptions`);

const dispatcher = pushAgent();
const post = createPost({ vapid: { subject, publicKey, privateKey }, dispatcher });
const runs = createFailedRuns();
/** @type {Promise<unknown>} */
let retries = Promise.resolve();
const look = createWatch({
  ask: async () => {
    const alert = await askSite(settings.PUSH_SITE_URL ?? `http://127.0.0.1:${settings.PORT}`);
    // After a signal the next process sends it.
    return stop.signal.aborted ? null : alert;
  },
  send: async (alert, shown, only) => {
    const signal = AbortSignal.any([shown, stop.signal]);
    const { rest } = await sendAlert(alert, subscriptions, {
      post,
      now: Date.now,
      wait: (ms) => pause(ms, signal),
      runs,
      signal,
      cut: cut.signal,
      only,
    });
    count();
    const told = rest.then(async ({ counts, left }) => {
      count();
      if (stop.signal.aborted) await sent.add(alert.key, Date.now(), left);
      return counts;
    });
    retries = Promise.allSettled([retries, told]);
    return { rest: told };
  },
  sent,
  quietHours: settings.PUSH_QUIET_HOURS,
});

while (!stop.signal.aborted) {
  await pause(EACH_MS, stop.signal);
  if (!stop.signal.aborted) await look();
}
await retries;
await end();

/** @param {number} ms @param {AbortSignal} signal */
async function pause(ms, signal) {
  await wait(ms, undefined, { signal }).catch(() => {});
}

/**
 * @param {string} site origin of one of its processes
 * @returns {Promise<import('../lib/push/alertSchema.mjs').Alert | null>}
 */
async function askSite(site) {
  const { statusCode, body } = await request(`${site}${PUSH_PATH}`, {
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (statusCode !== 200) {
    await body.dump();
    throw new Error(`${site}${PUSH_PATH} answered ${statusCode}`);
  }
  return alertSchema.parse(await json(body));
}
