// @ts-check
import { format } from 'node:util';
import { log } from '../lib/log/log.mjs';

const LEVELS = /** @type {const} */ ({
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
});

/**
 * Sends what Next, React and packages say on the console to the log, so that each line of a
 * production server is one JSON object, with the id of the request that it was said at.
 */
export function consoleToLog() {
  for (const [method, level] of Object.entries(LEVELS)) {
    /** @param {unknown[]} parts */
    const write = (...parts) => {
      const err = parts.find((part) => part instanceof Error);
      const said = parts.filter((part) => part !== err);
      log[level](err ? { err } : {}, said.length > 0 ? format(...said) : err?.message);
    };
    Object.assign(console, { [method]: write });
  }
}
