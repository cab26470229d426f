import type { Messages } from 'next-intl';
import { keepOffline } from './keepOffline';
import { noteBelow } from './noteBelow';
import { articleOf, entryOf } from './shownArticle';
import { isSaved, percentRead, putFirst, removeFrom, saved } from './storyRecords';

export function showIsSaved(control: HTMLElement, id: string): void {
  control.setAttribute('aria-pressed', String(isSaved(id)));
}

export function toggleSaved(control: HTMLElement, words: Messages['My'] | undefined): void {
  const shown = articleOf(control);
  if (!shown || !words) return;
  const id = shown.article.dataset.story ?? '';
  const wasSaved = isSaved(id);
  const before = saved.read();
  const isDone = wasSaved
    ? removeFrom(saved, id)
    : putFirst(saved, entryOf(shown, percentRead(id)));
  showIsSaved(control, id);
  keepOffline(before);
  const done = wasSaved ? words.unsavedNote : words.savedNote;
  say(control, isDone ? done : words.saveFailed, isDone && !wasSaved ? words.toMy : undefined);
}

function say(control: HTMLElement, text: string, linkText: string | undefined) {
  const note = noteBelow(control);
  const link = document.createElement('a');
  link.href = control.dataset.my ?? '';
  link.textContent = linkText ?? '';
  note.replaceChildren(text, ...(linkText ? [' ', link] : []));
}
