import type { Fields } from './fields';
import type { ReadingPosition } from './readingPosition';

/** What a page leaves for its counterpart in another language. */
export type Entry = {
  /** Path of the page it is meant for, and when it was written, in epoch milliseconds. */
  to: string;
  at: number;
  fields: Fields;
  /**
   * Positions, among their like, of forms that show their result, of what is unfolded and of the
   * slider's current step.
   */
  submitted: readonly number[];
  open: readonly number[];
  step: number;
  position: ReadingPosition | null;
};

/** Older than this, the page was reached some other way. */
const LONGEST_MS = 30_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const areNumbers = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');
const isPosition = (value: unknown) =>
  value === null ||
  (isObject(value) &&
    typeof value.block === 'string' &&
    typeof value.top === 'number' &&
    typeof value.part === 'number');

/**
 * By hand, since zod weighs more than all of this; the text may be of a build that was replaced a
 * moment ago.
 */
const isEntry = (value: unknown): value is Entry =>
  isObject(value) &&
  typeof value.to === 'string' &&
  typeof value.at === 'number' &&
  isObject(value.fields) &&
  Object.values(value.fields).every((text) => typeof text === 'string') &&
  areNumbers(value.submitted) &&
  areNumbers(value.open) &&
  typeof value.step === 'number' &&
  isPosition(value.position);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The entry that a text holds; null if it is none, is meant for another page or was not written
 * just now.
 */
export function readEntry(text: string, path: string, now: number): Entry | null {
  const entry = parsed(text);
  return isEntry(entry) && entry.to === path && Math.abs(now - entry.at) < LONGEST_MS
    ? entry
    : null;
}
