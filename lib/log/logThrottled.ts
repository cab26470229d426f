import { processGlobal } from '@/lib/processGlobal.mjs';
import { MINUTE_MS } from '@/lib/time/durations';
import { causeChain } from './causeChain.mjs';
import { log } from './log.mjs';

/** The provider chooses what is logged: no more than this is remembered, or logged a minute. */
const LIMIT_KEYS = 100;

type Level = 'error' | 'warn' | 'info';
type Lines = Map<string, { at: number; leftOut: number }>;

/**
 * The last line of each key, by level: whatever the provider can make us warn of, errors are still
 * logged.
 */
function linesOf(level: Level): Lines {
  const levels = processGlobal('narmada24.logged', () => new Map<Level, Lines>());
  const lines: Lines = levels.get(level) ?? new Map();
  levels.set(level, lines);
  return lines;
}

type Entry = {
  /** What counts as the same line, whatever figures its message has. */
  key: string;
  message: string;
  fields?: Readonly<Record<string, string>>;
};

/** Logs the same thing at most once a minute; the next line says how many were left out. */
export function logThrottled(level: Level, { key, message, fields = {} }: Entry): void {
  const lines = linesOf(level);
  const now = Date.now();
  const last = lines.get(key);
  if (last && now - last.at < MINUTE_MS) {
    last.leftOut++;
    return;
  }
  // Not before, so that the count of what was left out is kept until it is logged.
  if (!last && lines.size >= LIMIT_KEYS)
    for (const [known, { at }] of lines) if (now - at >= MINUTE_MS) lines.delete(known);
  if (!last && lines.size >= LIMIT_KEYS) return;
  lines.set(key, { at: now, leftOut: 0 });
  if (last?.leftOut)
    log[level]({ ...fields, leftOut: last.leftOut }, `${message} (left out: ${last.leftOut})`);
  else log[level](fields, message);
}

/**
 * Logs what kept us from `subject`, with its causes; at most once a minute for the same `key`, or
 * for the same causes where none is given.
 */
export function logFault(subject: string, fault: unknown, key?: string): void {
  const reason = causeChain(fault);
  logThrottled('error', { key: key ?? reason, message: `${subject}: ${reason}` });
}
