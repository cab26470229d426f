// @ts-check
import { format } from 'node:util';
import { logThrottled } from '../lib/telemetry/logThrottled.mjs';

const LEVELS = /** @type {const} */ ({
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
});

/**
 * Sends what Next, React and packages say on the console to the log, so that each line of a
 * production server is one JSON object, with the id of the request that it was said at; the same at
 * most once a minute, since strangers may be able to cause it.
 */
export function consoleToLog() {
  for (const [method, level] of Object.entries(LEVELS)) {
    /** @param {unknown[]} parts */
    const write = (...parts) => {
      const err = parts.find((part) => part instanceof Error);
      const said = parts.filter((part) => part !== err);
      const message = said.length > 0 ? format(...said) : (err?.message ?? '');
      const key = err ? `${message} ${err.message}` : message;
      logThrottled(level, { key, message, fields: err ? { err } : {} });
    };
    Object.assign(console, { [method]: write });
  }
}
