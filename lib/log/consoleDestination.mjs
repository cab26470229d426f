// @ts-check
import { z } from 'zod';
import { escapeControls } from './escapeControls.mjs';

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
export const consoleDestination = {
  /** @param {string} json */
  write(json) {
    const { level, msg, err } = lineSchema.parse(JSON.parse(json));
    const method = level >= ERROR ? 'error' : level >= WARN ? 'warn' : 'info';
    // As in JSON, so that a text from outside stays on its line here too.
    const line = escapeControls(JSON.stringify(msg).slice(1, -1)).replaceAll('\\"', '"');
    console[method](err ? `${line}\n${err.stack}` : line);
  },
};
