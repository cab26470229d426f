import type { Messages } from 'next-intl';
import { isHalfRead } from '@/lib/reading/storyEntry';
import {
  history,
  noteGone,
  notePercent,
  percentRead,
  putFirst,
  saved,
} from '@/lib/reading/storyRecords';
import { continueButton } from './continueButton';
import { percentShown } from './readingPosition';
import { showIsSaved } from './saveControl';
import { entryOf, type ShownArticle } from './shownArticle';
import './reading.css';

/** How long nothing is scrolled until it is noted. */
const REST_MS = 400;
/** Nearer than this to where a story was left, nobody needs a way there. */
const NEAR = 8;

/**
 * Follows the reading of an article: notes on the device that it was read and how far, shows that as a line at
 * the top of the screen, and offers to go on where it was left.
 *
 * @returns what ends that
 */
export function followReading(shown: ShownArticle, words: Messages['My'] | undefined): () => void {
  const { article, control, text } = shown;
  const id = article.dataset.story ?? '';
  const ended = new AbortController();
  const { signal } = ended;
  const showSaved = () => showIsSaved(control, id);
  showSaved();
  const unsubscribe = saved.subscribe(showSaved);
  if (text) followText(shown, { ...shown, id, text, words, signal });
  return () => {
    unsubscribe();
    ended.abort();
  };
}

type Followed = {
  article: HTMLElement;
  text: HTMLElement;
  id: string;
  words: Messages['My'] | undefined;
  signal: AbortSignal;
};

function followText(shown: ShownArticle, { article, text, id, words, signal }: Followed) {
  const left = percentRead(id);
  let furthest = left;
  let isRead = false;
  let isScrolled = false;
  /** How much was on the screen when it was first looked at, which nobody has read yet. */
  let atFirst: number | undefined;
  const topAtFirst = text.getBoundingClientRect().top;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const line = article.appendChild(progressLine());
  const button =
    words && isHalfRead(left)
      ? continueButton({ text, label: words.continue, percent: left }, () => button?.remove())
      : undefined;

  const note = () => {
    clearTimeout(rest);
    if (isRead) notePercent(id, furthest);
  };
  const look = () => {
    frame = 0;
    if (document.visibilityState === 'hidden') return;
    const percent = percentShown(text);
    line.style.transform = `scaleX(${percent / 100})`;
    // Scrolled by more than a screen, the reader goes their own way.
    const isUnwanted = topAtFirst - text.getBoundingClientRect().top > innerHeight;
    if (isUnwanted || percent >= left - NEAR) button?.remove();
    if (!isRead) {
      putFirst(history, entryOf(shown, left));
      noteGone(id, false);
    }
    isRead = true;
    atFirst ??= percent;
    // A short text is at its end without any scrolling.
    const counts = percent === 100 || (isScrolled && percent > atFirst);
    if (!counts || percent <= furthest) return;
    furthest = percent;
    clearTimeout(rest);
    rest = setTimeout(note, REST_MS);
  };
  const lookSoon = ({ type }: Event) => {
    isScrolled ||= type === 'scroll';
    frame ||= requestAnimationFrame(look);
  };

  if (button) article.querySelector('h1')?.after(button);
  look();
  // The reader scrolls by itself, and its scrolling does not bubble.
  document.addEventListener('scroll', lookSoon, { capture: true, passive: true, signal });
  addEventListener('resize', lookSoon, { signal });
  document.addEventListener('visibilitychange', () => (look(), note()), { signal });
  addEventListener('pagehide', note, { signal });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    note();
    line.remove();
    button?.remove();
  });
}

/** A thin line at the top of the screen, as long as the text has been read. */
function progressLine() {
  const line = document.createElement('div');
  line.className = 'reading-line';
  line.ariaHidden = 'true';
  return line;
}
