import { wholePage } from '@/lib/browser/wholePage';
import { type Entry, readEntry } from './entry';
import { fillFields, readFields } from './fields';
import { blockOf, goToPosition, isShown, readPosition } from './readingPosition';

/** Where the tab's storage keeps what a page leaves for its counterpart in another language. */
export const ENTRY_KEY = 'language-switch';

const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];
const positions = <T>(elements: readonly T[], wanted: (element: T) => boolean) =>
  elements.flatMap((element, index) => (wanted(element) ? [index] : []));

const forms = () => all<HTMLFormElement>('form');
const details = () => all<HTMLDetailsElement>('main details');
const steps = () => all<HTMLButtonElement>('button[aria-current]');
const isCurrent = (step: HTMLButtonElement) => step.getAttribute('aria-current') === 'true';

/**
 * Writes down what was typed, chosen and opened here and where the reader is, for the page at
 * `path` alone.
 */
export function savePage(path: string): void {
  const entry: Entry = {
    to: path,
    at: Date.now(),
    fields: readFields(),
    submitted: positions(forms(), ({ dataset }) => dataset.submitted === 'true'),
    open: positions(details(), ({ open }) => open),
    step: steps().findIndex(isCurrent),
    position: readPosition(),
  };
  sessionStorage.setItem(ENTRY_KEY, JSON.stringify(entry));
}

/** React shows what has streamed at most 300 ms after it came, and a busy phone later than that. */
const LIMIT_FRAMES = 120;

const frame = () => new Promise((done) => requestAnimationFrame(done));
/** Waits while the element is in the document but not shown: React knows nothing of its events yet. */
async function untilShown(find: () => Element | null | undefined): Promise<void> {
  for (let frames = 0; frames < LIMIT_FRAMES; frames++) {
    const element = find();
    if (!element || isShown(element)) return;
    await frame();
  }
}

/**
 * Repeats what the reader did on the same page in another language: fills in fields, submits
 * forms, selects the slider's step and opens details. It acts as a person's input would, so the
 * page's components need no code for it.
 *
 * @param text what `savePage` wrote
 */
export async function restorePage(text: string): Promise<void> {
  const entry = readEntry(text, location.pathname, Date.now());
  if (!entry) return;
  await wholePage();
  const hasMoved = scrollY > 0;
  await untilShown(() => steps()[entry.step]);
  fillFields(entry.fields);
  await frame();
  entry.submitted.forEach((index) => forms()[index]?.requestSubmit());
  const step = steps()[entry.step];
  if (step && !isCurrent(step)) step.click();
  await frame();
  fillFields(entry.fields); // results bring fields of their own
  entry.open.forEach((index) => details()[index]?.setAttribute('open', ''));
  await frame();
  await frame();
  await untilShown(() => blockOf(entry.position));
  if (!hasMoved) goToPosition(entry.position);
}
