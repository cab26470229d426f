import pLimit from 'p-limit';
import { metrics } from '../../lib/telemetry/metrics.mjs';
import { idOf } from './subscriptionLines.mjs';

const AT_ONCE = 50;
const WAITS_MS = [5000, 60_000];

/** @typedef {import('./subscriptionLines.mjs').Kept} Kept */

/**
 * @typedef {object} Sending
 * @property {ReturnType<typeof import('./postMessage.mjs').createPost>} post
 * @property {() => number} now
 * @property {(ms: number) => Promise<unknown>} wait ends early at the signal
 * @property {AbortSignal} [signal] stops all tries after the first
 * @property {AbortSignal} [cut] stops the first try too
 * @property {ReadonlySet<string>} [only] ids that an earlier process had not reached
 * @property {ReturnType<typeof import('./failedRuns.mjs').createFailedRuns>} runs
 */

/** @typedef {Record<'sent' | 'dead' | 'refused' | 'failed', number>} Counts */

/**
 * Sends an alert to all who want it: at most three tries each, and none after `alert.until`.
 *
 * @param {import('../../lib/push/alertSchema.mjs').Alert} alert
 * @param {Pick<import('./subscriptionStore.mjs').Subscriptions, 'all' | 'drop'>} subscriptions
 * @param {Sending} sending
 * @returns {Promise<{ rest: Promise<{ counts: Counts, left: string[] }> }>}
 *   settles after everybody's first try, `rest` after the last: counts, and ids of those still
 *   without it
 */
export async function sendAlert(alert, subscriptions, sending) {
  const { post, now, wait, runs, signal, cut, only } = sending;
  const run = runs();
  const counts = { sent: 0, dead: 0, refused: 0, failed: 0 };
  const payloads = new Map(
    Object.keys(alert.messages).map((language) => [language, payloadOf(alert, language)]),
  );
  const limit = pLimit(AT_ONCE);

  /** @param {Kept[]} [failedBefore] undefined: everybody */
  async function tryEach(failedBefore) {
    // Look subscriptions up again: a changed choice is a new object.
    const current = new Map(
      [...subscriptions.all()]
        .filter(({ choice }) => payloads.has(choice.language) && isWanted(alert, choice))
        .filter(({ subscription }) => !only || only.has(idOf(subscription)))
        .map((kept) => [kept.subscription.endpoint, kept]),
    );
    /** @type {Kept[]} */
    const left = [];
    /** @type {string[]} */
    const dead = [];
    let askedMs = 0;
    await limit.map(failedBefore ?? [...current.values()], async (kept) => {
      const known = current.get(kept.subscription.endpoint);
      if (!known) return;
      const { subscription, choice } = known;
      const payload = payloads.get(choice.language);
      const isCut = cut?.aborted || (failedBefore && signal?.aborted);
      const isOver = now() >= alert.until || isCut;
      if (!payload || isOver) return void left.push(kept);
      const { tag: topic, until, urgent } = alert;
      const result = await post(subscription, { payload, topic, until, urgent });
      run.note(kept, 'isReaders' in result ? 'failed' : result.outcome);
      if ('afterMs' in result) {
        left.push(kept);
        askedMs = Math.max(askedMs, result.afterMs);
        return;
      }
      counts[result.outcome]++;
      if (result.outcome === 'dead') dead.push(idOf(subscription));
    });
    await subscriptions.drop(dead);
    return { left, askedMs };
  }

  /** @param {Awaited<ReturnType<typeof tryEach>>} tried */
  async function tryAgain(tried) {
    for (const waitMs of WAITS_MS) {
      const afterMs = Math.max(waitMs, tried.askedMs);
      if (tried.left.length === 0 || now() + afterMs >= alert.until) break;
      if (!signal?.aborted) await wait(afterMs);
      if (signal?.aborted) break;
      tried = await tryEach(tried.left);
    }
    counts.failed = tried.left.length;
    const over = run.over();
    // With fewer than three tries, remove nobody.
    if (!signal?.aborted) await subscriptions.drop(over.map((kept) => idOf(kept.subscription)));
    for (const [outcome, count] of Object.entries(counts)) metrics.pushes.inc({ outcome }, count);
    return { counts, left: tried.left.map(({ subscription }) => idOf(subscription)) };
  }

  return { rest: tryAgain(await tryEach()) };
}

/**
 * Declarative Web Push, which Safari shows without our worker (https://www.w3.org/TR/push-api,
 * "Declarative push messages"). Texts stay below the services' limit of 3,993 bytes.
 *
 * @param {import('../../lib/push/alertSchema.mjs').Alert} alert
 * @param {string} language
 */
function payloadOf({ tag, messages }, language) {
  const message = messages[language];
  if (!message) return null;
  const { title, body, url, icon, badge } = message;
  return JSON.stringify({
    web_push: 8030,
    notification: { title, body, navigate: url, icon, badge, tag, lang: language, dir: 'auto' },
  });
}

/**
 * @param {import('../../lib/push/alertSchema.mjs').Alert} alert
 * @param {import('./subscriptionSchemas.mjs').Choice} choice
 */
export function isWanted({ states, topics }, choice) {
  if (states.length + topics.length === 0) return true;
  if (choice.states.length + choice.topics.length === 0) return true;
  return (
    states.some((state) => choice.states.includes(state)) ||
    topics.some((topic) => choice.topics.includes(topic))
  );
}
