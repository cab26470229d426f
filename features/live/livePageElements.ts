import { isLocale } from '@/lib/i18n/locales';
import { updateAnchor } from '@/lib/stories/updateAddress';
import type { LiveUpdate } from '@/lib/story/coverage';
import { UPDATE } from './Update';
import type { Shown, Span } from './liveState';

export type LivePageElements = Span & {
  story: string;
  otherLanguage: string | undefined;
  madeAt: number;
  isStale: boolean;
  /** True on the page that new updates belong to. */
  takesNew: boolean;
  newest: string | null;
  shown: readonly Shown[];
  title: string;
  highlights: readonly string[];
  pinned: string | null;
  list: HTMLElement;
  mark: HTMLElement;
  state: HTMLElement;
  announced: HTMLElement;
  news: HTMLElement;
  headline: HTMLElement;
  points: HTMLElement;
  newestLink: HTMLElement | null;
  /** Where a later pinned update goes; null on pages without the newest updates. */
  pin: HTMLElement | null;
  pinMark: HTMLElement | null;
  elementOf: (update: string) => HTMLElement | null;
};

const readShown = ({ dataset }: HTMLElement): Shown => ({
  id: dataset.update ?? '',
  at: dataset.at ?? '',
  changedAt: dataset.changed,
});

/** Null for an ended page, or one of another release. */
export function livePageElements(article: HTMLElement): LivePageElements | null {
  const part = (name: string) => article.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const section = article.querySelector<HTMLElement>('[data-live]');
  const list = section?.querySelector<HTMLElement>('ol[data-part="text"]');
  const headline = article.querySelector('h1');
  const [mark, state, announced, news, points] = [
    part('mark'),
    part('state'),
    part('announced'),
    part('news'),
    part('points'),
  ];
  if (!section || !list || !headline) return null;
  if (!mark || !state || !announced || !news || !points) return null;
  const pinMark = part('pin-mark');
  const { live, newest = null, shownSince = '', lateSince = '', lateUntil } = section.dataset;
  return {
    story: article.dataset.story ?? '',
    otherLanguage: article.lang && !isLocale(article.lang) ? article.lang : undefined,
    madeAt: Date.parse(state.dataset.at ?? ''),
    isStale: state.dataset.state === 'failed',
    takesNew: live === 'here',
    newest,
    shownSince,
    filedLate: lateUntil === undefined ? null : { since: lateSince, until: lateUntil },
    shown: [...section.querySelectorAll<HTMLElement>('[data-update]')].map(readShown),
    title: headline.textContent,
    highlights: [...points.querySelectorAll('li')].map(({ textContent }) => textContent),
    pinned: pinMark?.closest<HTMLElement>('[data-update]')?.dataset.update ?? null,
    list,
    mark,
    state,
    announced,
    news,
    headline,
    points,
    newestLink: part('newest'),
    pin: part('pin'),
    pinMark,
    elementOf: (update) => document.getElementById(updateAnchor(update)),
  };
}

export function insertElement({ list }: LivePageElements, { id, at }: LiveUpdate): HTMLElement {
  const element = document.createElement('li');
  element.id = updateAnchor(id);
  element.className = UPDATE;
  element.tabIndex = -1;
  Object.assign(element.dataset, { update: id, at });
  const older = [...list.querySelectorAll<HTMLElement>(':scope > [data-at]')].find(
    ({ dataset }) => (dataset.at ?? '') < at,
  );
  list.insertBefore(element, older ?? null);
  return element;
}
