// Plain JavaScript, because the server reads it as it is.

import { processGlobal } from '../request/processGlobal.mjs';
import { causeChain } from './causeChain.mjs';
import { log } from './log.mjs';

/** Limits the keys and lines per minute, because the provider or strangers choose the content. */
const LIMIT_KEYS = 100;
const MINUTE_MS = 60_000;

/**
 * @typedef {'error' | 'warn' | 'info' | 'debug'} Level
 * @typedef {Map<string, { at: number, leftOut: number }>} Lines
 *
 * @typedef {object} Entry
 * @property {string} key messages with the same key count as one, even if their figures differ
 * @property {string} message
 * @property {Readonly<Record<string, unknown>>} [fields]
 */

/** @returns {Map<Level, Lines>} */
const newLevels = () => new Map();

/**
 * Per level, so that a flood of warnings cannot hide errors.
 *
 * @param {Level} level
 */
function linesOf(level) {
  const levels = processGlobal('site.logged', newLevels);
  /** @type {Lines} */
  const lines = levels.get(level) ?? new Map();
  levels.set(level, lines);
  return lines;
}

/**
 * One line a minute per key; the next line counts the omitted ones.
 *
 * @param {Level} level
 * @param {Entry} entry
 */
export function logThrottled(level, { key, message, fields = {} }) {
  const lines = linesOf(level);
  // A monotonic clock, because a clock set back must not silence a line for hours.
  const now = performance.now();
  const last = lines.get(key);
  if (last && now - last.at < MINUTE_MS) {
    last.leftOut++;
    return;
  }
  // Deletes only expired keys, because the count of omitted lines must survive until it is logged.
  if (!last && lines.size >= LIMIT_KEYS)
    for (const [known, { at }] of lines) if (now - at >= MINUTE_MS) lines.delete(known);
  if (!last && lines.size >= LIMIT_KEYS) return;
  lines.set(key, { at: now, leftOut: 0 });
  if (last?.leftOut)
    log[level]({ ...fields, leftOut: last.leftOut }, `${message} (left out: ${last.leftOut})`);
  else log[level](fields, message);
}

/**
 * @param {string} subject
 * @param {unknown} fault
 * @param {string} [key]
 */
export function logFault(subject, fault, key) {
  const reason = causeChain(fault);
  logThrottled('error', { key: key ?? reason, message: `${subject}: ${reason}` });
}
