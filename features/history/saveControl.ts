import type { Messages } from 'next-intl';
import { keepForOffline } from '@/lib/browser/serviceWorker';
import { localPath } from '@/lib/i18n/language';
import { splitLocale } from '@/lib/i18n/splitLocale';
import { storyPath } from '@/lib/story/story';
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
  const isDone = wasSaved
    ? removeFrom(saved, id)
    : putFirst(saved, entryOf(shown, percentRead(id)));
  showIsSaved(control, id);
  if (isDone && !wasSaved)
    void keepForOffline(localPath(storyPath(id), splitLocale(location.pathname).locale));
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
