import type { StoryEntry } from './storyEntry';

/** Drafts lack this control and stay off the device. */
const CONTROL = '[data-later="save"]';

export type ShownArticle = {
  article: HTMLElement;
  control: HTMLElement;
  text: HTMLElement | null;
};

export function articleOf(control: HTMLElement): ShownArticle | null {
  const article = control.closest<HTMLElement>('article[data-story]');
  return article && { article, control, text: article.querySelector('[data-part="text"]') };
}

export function shownArticle(): ShownArticle | null {
  const control =
    document.querySelector<HTMLElement>(`dialog ${CONTROL}`) ??
    document.querySelector<HTMLElement>(`main ${CONTROL}`);
  return control && articleOf(control);
}

export function entryOf({ article, control }: ShownArticle, percent: number): StoryEntry {
  return {
    id: article.dataset.story ?? '',
    title: article.querySelector('h1')?.textContent ?? '',
    lang: article.lang || document.documentElement.lang,
    section: control.dataset.section ?? '',
    pageLang: document.documentElement.lang,
    at: Date.now(),
    percent,
  };
}
