// @ts-check
import pino from 'pino';
import { requestContext } from '../http/requestContext.mjs';
import { consoleDestination } from './consoleDestination.mjs';
import { escapeControls } from './escapeControls.mjs';

const { LOG_LEVEL = '' } = process.env;

/** Written at once, so that a process that ends loses no line. */
function standardOutput() {
  const output = pino.destination(1);
  // A full disk or a reader of the log that has ended costs lines, not the site.
  output.on('error', () => {});
  return output;
}

/**
 * The log of server, pages and provider client: one JSON object a line in production, each with the
 * id of the request that it belongs to. Plain JavaScript, because the server writes to it as well,
 * outside the build.
 *
 * A message is a sentence for people; what is filtered or counted by (`feed`) is a field, and an
 * unexpected fault is `err`. Nothing of a reader: no address of theirs, no query.
 *
 * @type {import('pino').Logger}
 */
export const log = pino(
  {
    // Another level than these stops the start (lib/site/environment.mjs), whoever is first.
    level: [...Object.keys(pino.levels.values), 'silent'].includes(LOG_LEVEL) ? LOG_LEVEL : 'info',
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label, level) => ({ level, severity: label }) },
    mixin: () => {
      const { requestId } = requestContext.getStore() ?? {};
      return requestId ? { requestId } : {};
    },
    hooks: { streamWrite: escapeControls },
  },
  process.env.NODE_ENV === 'production' ? standardOutput() : consoleDestination,
);
