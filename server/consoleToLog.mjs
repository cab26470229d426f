import { format } from 'node:util';
import { logThrottled } from '../lib/telemetry/logThrottled.mjs';

const LEVELS = /** @type {const} */ ({
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
});

/** Repeats are logged once a minute, because outsiders can trigger them. */
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
