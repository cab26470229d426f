import { wholePage } from '@/lib/browser/wholePage';
import { isObject } from '@/lib/isObject';
import { parseJson } from '@/lib/parseJson';

/** `top`: distance below the screen's top; `part`: share of the page above. */
export type ReadingPosition = { block: string; top: number; part: number };

const READ_FROM = 1 / 3;

const rest = () => document.documentElement.scrollHeight - innerHeight;

const isShown = (block: Element) => block.getClientRects().length > 0;

export function readPosition(): ReadingPosition | null {
  if (scrollY < 1) return null;
  const blocks = [...document.querySelectorAll('main [id]')].filter(isShown);
  const read = blocks.findLast(
    (block) => block.getBoundingClientRect().top <= innerHeight * READ_FROM,
  );
  return {
    block: read?.id ?? '',
    top: read?.getBoundingClientRect().top ?? 0,
    part: scrollY / rest(),
  };
}

const blockOf = (position: ReadingPosition): HTMLElement | null =>
  document.getElementById(position.block);

export function goToPosition(position: ReadingPosition): void {
  const block = blockOf(position);
  const top =
    block === null
      ? position.part * rest()
      : scrollY + block.getBoundingClientRect().top - position.top;
  scrollTo({ top, behavior: 'instant' });
}

export const ENTRY_KEY = 'language-switch';

type Entry = ReadingPosition & { to: string; at: number };

/** Older than this, the page was reached some other way. */
const LONGEST_MS = 30_000;

/** Checked by hand, because zod outweighs this file. The text may come from another build. */
const isEntry = (value: unknown): value is Entry =>
  isObject(value) &&
  ['to', 'block'].every((key) => typeof value[key] === 'string') &&
  ['at', 'top', 'part'].every((key) => typeof value[key] === 'number');

function readEntry(text: string): Entry | null {
  const entry = parseJson(text);
  return isEntry(entry) &&
    entry.to === location.pathname &&
    Math.abs(Date.now() - entry.at) < LONGEST_MS
    ? entry
    : null;
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
