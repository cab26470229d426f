import type { StoryEntry } from '@/lib/reading/storyEntry';

/** Marks an article that may be kept on the device: a draft has no such control. */
const CONTROL = '[data-later="save"]';

export type ShownArticle = {
  article: HTMLElement;
  control: HTMLElement;
  /** Missing until it has come. */
  text: HTMLElement | null;
};

/** The article of a control in it. */
export function articleOf(control: HTMLElement): ShownArticle | null {
  const article = control.closest<HTMLElement>('article[data-story]');
  return article && { article, control, text: article.querySelector('[data-part="text"]') };
}

/** The article that is read: the one in the reader, or else the page's. */
export function shownArticle(): ShownArticle | null {
  const control =
    document.querySelector<HTMLElement>(`dialog ${CONTROL}`) ??
    document.querySelector<HTMLElement>(`main ${CONTROL}`);
  return control && articleOf(control);
}

/** What the device keeps of an article. */
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
