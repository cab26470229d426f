import { wholePage } from '@/lib/browser/wholePage';
import {
  blockOf,
  goToPosition,
  isShown,
  readPosition,
  type ReadingPosition,
} from './readingPosition';

export const ENTRY_KEY = 'language-switch';

type Entry = ReadingPosition & { to: string; at: number };

/** Older than this, the page was reached some other way. */
const LONGEST_MS = 30_000;

/** By hand, since zod weighs more than all of this; the text may be of another build. */
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  ['to', 'block'].every((key) => typeof Reflect.get(value, key) === 'string') &&
  ['at', 'top', 'part'].every((key) => typeof Reflect.get(value, key) === 'number');

function readEntry(text: string): Entry | null {
  try {
    const entry: unknown = JSON.parse(text);
    return isEntry(entry) &&
      entry.to === location.pathname &&
      Math.abs(Date.now() - entry.at) < LONGEST_MS
      ? entry
      : null;
  } catch {
    return null;
  }
}

export function savePage(path: string): void {
  const position = readPosition();
  if (!position) return;
  const entry: Entry = { ...position, to: path, at: Date.now() };
  sessionStorage.setItem(ENTRY_KEY, JSON.stringify(entry));
}

/** React reveals streamed content within 300 ms, later on busy phones. */
const LIMIT_FRAMES = 120;

const frame = () => new Promise((done) => requestAnimationFrame(done));
async function untilShown(find: () => Element | null): Promise<void> {
  for (let frames = 0; frames < LIMIT_FRAMES; frames++) {
    const element = find();
    if (!element || isShown(element)) return;
    await frame();
  }
}

/**
 * Goes to where the reader was on the same page in another language, unless the reader has scrolled.
 *
 * @param text what `savePage` wrote
 */
export async function restorePage(text: string): Promise<void> {
  const entry = readEntry(text);
  if (!entry) return;
  await wholePage();
  await untilShown(() => blockOf(entry));
  if (scrollY === 0) goToPosition(entry);
}
