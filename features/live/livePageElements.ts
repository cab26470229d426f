import { updateAnchor } from '@/lib/stories/live/updateAddress';
import type { LiveUpdate } from '@/lib/story/coverage';
import type { Shown } from './liveState';
import { UPDATE } from './updateLook';

/** A live page as it stands in the document. */
export type LivePageElements = {
  /** The story's id. */
  story: string;
  /** Epoch milliseconds. */
  madeAt: number;
  /** New updates have their place on this page. */
  takesNew: boolean;
  newest: string | null;
  /** ISO, UTC: an unknown update after it is new. */
  newSince: string;
  shown: readonly Shown[];
  list: Element;
  mark: Element;
  state: Element;
  announced: Element;
  news: Element;
  elementOf: (update: string) => Element | null;
};

const readShown = ({ dataset }: HTMLElement): Shown => ({
  id: dataset.update ?? '',
  at: dataset.at ?? '',
  changedAt: dataset.changed,
});

/** Null for a page that is over, or of another release. */
export function livePageElements(article: HTMLElement): LivePageElements | null {
  const part = (name: string) => article.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const section = article.querySelector<HTMLElement>('[data-live]');
  const list = section?.querySelector('ol[data-part="text"]');
  const [mark, state, announced, news] = [
    part('mark'),
    part('state'),
    part('announced'),
    part('news'),
  ];
  if (!section || !list || !mark || !state || !announced || !news) return null;
  const { live, newest = null, newestAt = '' } = section.dataset;
  const takesNew = live === 'here';
  const inList = [...list.querySelectorAll<HTMLElement>('[data-update]')].map(readShown);
  return {
    story: article.dataset.story ?? '',
    madeAt: Date.parse(state.dataset.at ?? ''),
    takesNew,
    newest,
    newSince: takesNew ? (inList.at(-1)?.at ?? '') : newestAt,
    shown: [...section.querySelectorAll<HTMLElement>('[data-update]')].map(readShown),
    list,
    mark,
    state,
    announced,
    news,
    elementOf: (update) => document.getElementById(updateAnchor(update)),
  };
}

/** An update's element, by its time among the others. */
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
