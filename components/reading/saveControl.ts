import type { Messages } from 'next-intl';
import { isSaved, percentRead, putFirst, removeFrom, saved } from '@/lib/reading/storyRecords';
import { articleOf, entryOf } from './shownArticle';
import './reading.css';

/** Shows on the control whether its story is saved. */
export function showIsSaved(control: HTMLElement, id: string): void {
  control.setAttribute('aria-pressed', String(isSaved(id)));
}

/** Saves the story of a control for later, or no longer, and says below it what was done. */
export function toggleSaved(control: HTMLElement, words: Messages['My'] | undefined): void {
  const shown = articleOf(control);
  if (!shown || !words) return;
  const id = shown.article.dataset.story ?? '';
  const wasSaved = isSaved(id);
  const isDone = wasSaved
    ? removeFrom(saved, id)
    : putFirst(saved, entryOf(shown, percentRead(id)));
  showIsSaved(control, id);
  const done = wasSaved ? words.unsavedNote : words.savedNote;
  say(control, isDone ? done : words.saveFailed, isDone && !wasSaved ? words.toMy : undefined);
}

/** Says something below the control, with a way to the saved stories. */
function say(control: HTMLElement, text: string, linkText: string | undefined) {
  const note = noteOf(control);
  const link = document.createElement('a');
  link.href = control.dataset.my ?? '';
  link.textContent = linkText ?? '';
  note.replaceChildren(text, ...(linkText ? [' ', link] : []));
}

/** The line below a control. A live region has to be in the document before its words come. */
function noteOf(control: HTMLElement): Element {
  const known = control.parentElement?.querySelector('.save-note');
  if (known) return known;
  const note = document.createElement('p');
  note.className = 'save-note';
  note.role = 'status';
  control.parentElement?.append(note);
  return note;
}
