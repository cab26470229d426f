// Plain JavaScript, because the server logs outside the build.

import pino from 'pino';
import { z } from 'zod';
import { unicodeEscape } from '../format/unicodeEscape.mjs';
import { requestContext } from '../request/requestContext.mjs';

/**
 * Characters that JSON allows but terminals or line readers act on: DEL, C1 controls, line
 * separators, bidi marks.
 */
const ACTIVE = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** @param {string} json */
const escapeControls = (json) => json.replace(ACTIVE, unicodeEscape);

const lineSchema = z.object({
  level: z.number(),
  msg: z.string().default(''),
  err: z.object({ stack: z.string() }).optional(),
});

const WARN = 40;
const ERROR = 50;

const consoleDestination = {
  /** @param {string} json */
  write(json) {
    const { level, msg, err } = lineSchema.parse(JSON.parse(json));
    const method = level >= ERROR ? 'error' : level >= WARN ? 'warn' : 'info';
    // Escaped, so that foreign text cannot start a new line.
    const line = escapeControls(JSON.stringify(msg).slice(1, -1)).replaceAll('\\"', '"');
    console[method](err ? `${line}\n${err.stack}` : line);
  },
};

const { LOG_LEVEL = '' } = process.env;

/** Synchronous, so that no line is lost when the process exits. */
function standardOutput() {
  const output = pino.destination(1);
  // A full disk or a dead log reader costs lines, not the site.
  output.on('error', () => {});
  return output;
}

/**
 * JSON lines with the request's id, never a reader's address or query.
 *
 * @type {import('pino').Logger}
 */
export const log = pino(
  {
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
