import pLimit from 'p-limit';
import { metrics } from '../../lib/telemetry/metrics.mjs';
import { idOf } from './subscriptionLines.mjs';

const AT_ONCE = 50;
/** Waits before the second and the third try, unless a service asks for longer. */
const WAITS_MS = [5000, 60_000];

/**
 * @typedef {object} Sending
 * @property {ReturnType<typeof import('./postMessage.mjs').createPost>} post
 * @property {() => number} now
 * @property {(ms: number) => Promise<unknown>} wait
 * @property {ReturnType<typeof import('./failedRuns.mjs').createFailedRuns>} runs
 */

/**
 * Sends an alert to all who want it: at most three tries each, and none after its hour.
 *
 * @param {import('../../lib/push/alertSchema.mjs').Alert} alert
 * @param {Pick<import('./subscriptionStore.mjs').Subscriptions, 'all' | 'drop'>} subscriptions
 * @param {Sending} sending
 * @returns {Promise<Record<'sent' | 'dead' | 'refused' | 'failed', number>>} how it went, by subscriptions
 */
export async function sendAlert(alert, subscriptions, { post, now, wait, runs }) {
  const run = runs();
  const counts = { sent: 0, dead: 0, refused: 0, failed: 0 };
  const payloads = new Map(
    Object.keys(alert.messages).map((language) => [language, payloadOf(alert, language)]),
  );
  let left = [...subscriptions.all()].filter(
    ({ choice }) => payloads.has(choice.language) && isWanted(alert, choice),
  );
  const limit = pLimit(AT_ONCE);

  for (const waitMs of [...WAITS_MS, null]) {
    /** @type {typeof left} */
    const failed = [];
    /** @type {string[]} */
    const dead = [];
    let afterMs = waitMs ?? 0;
    await limit.map(left, async (kept) => {
      const payload = payloads.get(kept.choice.language);
      if (!payload || now() >= alert.until) return void failed.push(kept);
      const { subscription } = kept;
      const { tag: topic, until, urgent } = alert;
      const result = await post(subscription, { payload, topic, until, urgent });
      run.note(kept, result.outcome);
      if ('afterMs' in result) {
        failed.push(kept);
        afterMs = Math.max(afterMs, result.afterMs);
        return;
      }
      counts[result.outcome]++;
      if (result.outcome === 'dead') dead.push(idOf(subscription));
    });
    await subscriptions.drop(dead);
    left = failed;
    if (left.length === 0 || waitMs === null || now() + afterMs >= alert.until) break;
    await wait(afterMs);
    const still = new Set(subscriptions.all());
    left = left.filter((kept) => still.has(kept));
  }
  counts.failed = left.length;
  await subscriptions.drop(run.over().map(({ subscription }) => idOf(subscription)));
  for (const [outcome, count] of Object.entries(counts)) metrics.pushes.inc({ outcome }, count);
  return counts;
}

/**
 * A notification in the form of declarative web push, which Safari shows without our worker
 * (https://www.w3.org/TR/push-api, "Declarative push messages"). `title`, `body` and address
 * together stay below the 3,993 bytes that services take.
 *
 * @param {import('../../lib/push/alertSchema.mjs').Alert} alert
 * @param {string} language whose words are there
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
 * True for a reader who chose nothing, and for an alert without state or topic.
 *
 * @param {import('../../lib/push/alertSchema.mjs').Alert} alert
 * @param {import('./askSchema.mjs').Choice} choice
 */
export function isWanted({ states, topics }, choice) {
  if (states.length + topics.length === 0) return true;
  if (choice.states.length + choice.topics.length === 0) return true;
  return (
    states.some((state) => choice.states.includes(state)) ||
    topics.some((topic) => choice.topics.includes(topic))
  );
}
