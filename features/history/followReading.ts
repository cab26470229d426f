import type { Messages } from 'next-intl';
import { savesData } from '@/lib/browser/connection';
import { REPORT_PATHS } from '@/lib/request/postPaths.mjs';
import { showIsSaved } from './saveControl';
import { type ShownArticle, entryOf, shownArticle } from './shownArticle';
import './reading.css';
import { isHalfRead } from './storyEntry';
import {
  noteGone,
  notePercent,
  percentRead,
  putFirst,
  readingHistory,
  saved,
} from './storyRecords';

const READ_MS = 5000;

const REST_MS = 400;
/** Per cent: closer positions need no button. */
const NEAR_PERCENT = 8;

let endLast: (() => void) | undefined;

export function followShown(words: Messages['My'] | undefined): void {
  endLast?.();
  const shown = shownArticle();
  endLast = shown ? followReading(shown, words) : undefined;
}

function followReading(shown: ShownArticle, words: Messages['My'] | undefined): () => void {
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
    // A reader who scrolls past a screen has declined the offer.
    const isUnwanted = topAtFirst - text.getBoundingClientRect().top > innerHeight;
    if (isUnwanted || percent >= left - NEAR_PERCENT) button?.remove();
    if (!isRead) {
      putFirst(readingHistory, entryOf(shown, left));
      noteGone(id, false);
      reportRead(id, signal);
    }
    isRead = true;
    atFirst ??= percent;
    // A short text is at its end without scrolling.
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
  // Captured, because the reader's own scroll events do not bubble.
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

function progressLine() {
  const line = document.createElement('div');
  line.className = 'reading-line';
  line.setAttribute('aria-hidden', 'true');
  return line;
}

function reportRead(story: string, signal: AbortSignal): void {
  if (savesData()) return;
  const timer = setTimeout(() => {
    if (document.visibilityState === 'hidden') return;
    const body = new Blob([JSON.stringify({ story })], { type: 'application/json' });
    navigator.sendBeacon(REPORT_PATHS.reads, body);
  }, READ_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/**
 * Beside the headline in the DOM, so Tab reaches it first; fixed at the screen's foot, so it shifts
 * nothing.
 */
function continueButton(
  { text, label, percent }: { text: HTMLElement; label: string; percent: number },
  onUse: () => void,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn continue-reading';
  button.lang = document.documentElement.lang;
  button.textContent = label;
  button.addEventListener('click', () => {
    scrollToPercent(text, percent);
    onUse();
  });
  return button;
}

const clamp = (share: number) => Math.min(Math.max(share, 0), 1);

function percentShown(text: HTMLElement): number {
  const { top, height } = text.getBoundingClientRect();
  return height > 0 ? Math.round(100 * clamp((innerHeight - top) / height)) : 0;
}

const COVERED = 72;

function scrollToPercent(text: HTMLElement, percent: number): void {
  const { top, height } = text.getBoundingClientRect();
  const by = { top: top + (height * percent) / 100 - innerHeight, behavior: 'instant' } as const;
  (text.closest('dialog') ?? window).scrollBy(by);
  const parts = [...text.children].filter((part) => part instanceof HTMLElement);
  const first = parts.find((part) => part.getBoundingClientRect().bottom > COVERED);
  if (!first) return;
  first.tabIndex = -1;
  first.focus({ preventScroll: true });
}
