import { StateNews } from '@/components/places/StateNews';
import { loadFeed } from '@/lib/browser/loadFeed';
import { valueOrEmpty } from '@/lib/result';
import { LEAD_AND_ROWS } from '@/lib/stories/listLengths';
import type { StoryCard } from '@/lib/stories/model/story';
import { showLater } from './show';
import { pageLocale } from '@/lib/browser/laterWords';

/** The block of the front page as the server sent it; the value is its state. */
export const ownBlock = () => document.querySelector<HTMLElement>('[data-place]');

/** What stands in its place, and the state that was asked for last. */
let shown: { state: string; host: Element; close: () => void } | undefined;
let asked: string | null = null;

/** The control of the front page's block, which a choice may have replaced by another. */
const CONTROL = '[data-place]:not([hidden]) [data-later="place"]';

/** Gives that control the focus, where the one that had it is gone. */
export const focusPlaceControl = () =>
  document.querySelector<HTMLElement>(CONTROL)?.focus({ preventScroll: true });

/** Changes the block, which takes the focus along where one of its controls has it. */
function changeBlock(change: () => void) {
  const hasFocus = Boolean(document.activeElement?.closest('[data-place]'));
  change();
  if (hasFocus) focusPlaceControl();
}

function restore(block: HTMLElement) {
  shown?.close();
  shown = undefined;
  block.hidden = false;
}

/** The first stories that the page does not have elsewhere; all of them where it has most. */
function newHere(stories: readonly StoryCard[], block: HTMLElement): readonly StoryCard[] {
  const elsewhere = new Set(
    [...document.querySelectorAll<HTMLElement>('main [data-story]')]
      .filter((card) => !block.parentElement?.contains(card))
      .map(({ dataset }) => dataset.story),
  );
  const others = stories.filter(({ id }) => !elsewhere.has(id));
  return (others.length < LEAD_AND_ROWS ? stories : others).slice(0, LEAD_AND_ROWS);
}

/**
 * Shows a state's news in the front page's block of its own state, and that again without a choice. Where they cannot be had,
 * what is there stays.
 *
 * @param ready what is waited for before anything changes
 * @returns whether they could be had
 */
export async function followState(
  state: string | null,
  ready: (block: HTMLElement) => Promise<void> = async () => {},
): Promise<boolean> {
  const block = ownBlock();
  if (!block) return true;
  asked = state;
  if (state === null || state === block.dataset.place) {
    changeBlock(() => restore(block));
    return true;
  }
  if (state === shown?.state && shown.host.isConnected) return true;
  const query = new URLSearchParams({ state, lang: pageLocale() });
  const result = await loadFeed<StoryCard>(`/api/state?${query}`, '');
  if (!result.ok) return false;
  await ready(block);
  if (asked !== state) return true; // chosen meanwhile
  const host = document.createElement('div');
  host.className = 'contents';
  const close = await showLater(
    <StateNews state={state} stories={newHere(valueOrEmpty(result), block)} now={Date.now()} />,
    host,
  );
  changeBlock(() => {
    restore(block);
    shown = { state, host, close };
    block.hidden = true;
    block.after(host);
  });
  return true;
}
