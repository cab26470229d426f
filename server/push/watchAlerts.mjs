import { reasonOf } from '../../lib/reasonOf.mjs';
import { log } from '../../lib/telemetry/log.mjs';
import { logThrottled } from '../../lib/telemetry/logThrottled.mjs';

/** Browsers revoke the permission of sites that send more. */
const MOST_A_DAY = 8;

/**
 * @typedef {object} Watched
 * @property {() => Promise<import('../../lib/push/alertSchema.mjs').Alert | null>} ask fetches the site's current breaking news
 * @property {(alert: import('../../lib/push/alertSchema.mjs').Alert, signal: AbortSignal, only?: ReadonlySet<string>) => Promise<{ rest: Promise<object> }>} send
 *   settles after the first tries; `rest` after the later ones, which the signal stops
 * @property {import('./sentAlerts.mjs').SentAlerts} sent
 * @property {{ from: number, until: number } | null} quietHours
 * @property {() => number} [now]
 */

/**
 * Sends each new alert once, and an interrupted one to the remaining subscribers. In quiet hours
 * only urgent alerts; others follow afterwards if still shown.
 *
 * @param {Watched} watched
 * @returns {() => Promise<void>} checks once, never rejects
 */
export function createWatch({ ask, send, sent, quietHours, now = Date.now }) {
  let shown = '';
  let stop = new AbortController();
  return async () => {
    try {
      const alert = await ask();
      if (alert?.key !== shown) stop.abort();
      if (!alert || alert.until <= now()) return;
      const left = sent.leftOf(alert.key);
      if (sent.has(alert.key) && !left) return;
      if (!alert.urgent && isQuiet(now(), quietHours, alert.timeZone)) return;
      if (!left && sent.ofDay(now()) >= MOST_A_DAY) {
        const message = `push: alert not sent: the limit is ${MOST_A_DAY} a day`;
        return logThrottled('warn', { key: alert.key, message });
      }
      // Recorded before sending, so that nobody gets it twice after a crash.
      await sent.add(alert.key, now());
      shown = alert.key;
      stop = new AbortController();
      // Failed sends are retried in the background while the alert is shown.
      const { rest } = await send(alert, stop.signal, left);
      rest.then((counts) => log.info(counts, 'push: alert sent')).catch(noteFault);
    } catch (fault) {
      noteFault(fault);
    }
  };
}

/** @param {unknown} fault */
function noteFault(fault) {
  logThrottled('error', { key: 'push', message: `push: ${reasonOf(fault)}` });
}

/**
 * Quiet hours may cross midnight (`from` after `until`); equal hours mean the whole day.
 *
 * @param {number} now in epoch milliseconds
 * @param {{ from: number, until: number } | null} hours local hours of the day
 * @param {string} timeZone such as `Asia/Kolkata`
 */
export function isQuiet(now, hours, timeZone) {
  if (!hours) return false;
  const { from, until } = hours;
  const clock = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const hour = Number(clock.format(now));
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
}
