// @ts-check
import pino from 'pino';
import { z } from 'zod';
import { unicodeEscape } from '../format/unicodeEscape.mjs';
import { requestContext } from '../request/requestContext.mjs';

/**
 * What JSON leaves as it is and a terminal or a reader of lines acts on: DEL and C1 controls, line
 * and paragraph separators, and marks that reorder text.
 */
const ACTIVE = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/**
 * A line of JSON with these escaped as JSON allows: it says the same to whoever parses it.
 *
 * @param {string} json
 */
const escapeControls = (json) => json.replace(ACTIVE, unicodeEscape);

const lineSchema = z.object({
  level: z.number(),
  msg: z.string().default(''),
  err: z.object({ stack: z.string() }).optional(),
});

const WARN = 40;
const ERROR = 50;

/**
 * Where log lines go in development and in tests: their message, and the stack of an unexpected
 * fault, by the console's own methods.
 */
const consoleDestination = {
  /** @param {string} json */
  write(json) {
    const { level, msg, err } = lineSchema.parse(JSON.parse(json));
    const method = level >= ERROR ? 'error' : level >= WARN ? 'warn' : 'info';
    // As in JSON, so that a text from outside stays on its line here too.
    const line = escapeControls(JSON.stringify(msg).slice(1, -1)).replaceAll('\\"', '"');
    console[method](err ? `${line}\n${err.stack}` : line);
  },
};

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
    // Another level than these stops the start (lib/config/environment.mjs), whoever is first.
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
