import { showLater } from '@/components/later/show';
import { pageLocale } from '@/lib/browser/laterWords';
import { loadFeed } from '@/lib/browser/loadFeed';
import { valueOrEmpty } from '@/lib/result';
import { LEAD_AND_ROWS } from '@/lib/stories/listLengths';
import type { StoryCard } from '@/lib/story/story';
import { ChosenStateNews } from './ChosenStateNews';

export const ownBlock = () => document.querySelector<HTMLElement>('[data-place]');

let shown: { state: string; host: Element; close: () => void } | undefined;
let asked: string | null = null;

const CONTROL = '[data-place]:not([hidden]) [data-later="place"]';

export const focusPlaceControl = () =>
  document.querySelector<HTMLElement>(CONTROL)?.focus({ preventScroll: true });

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

function newHere(stories: readonly StoryCard[], block: HTMLElement): readonly StoryCard[] {
  const elsewhere = new Set(
    [...document.querySelectorAll<HTMLElement>('main [data-story]')]
      .filter((card) => !block.parentElement?.contains(card))
      .map(({ dataset }) => dataset.story),
  );
  const others = stories.filter(({ id }) => !elsewhere.has(id));
  return (others.length < LEAD_AND_ROWS ? stories : others).slice(0, LEAD_AND_ROWS);
}

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
  if (!result.ok) return asked !== state;
  await ready(block);
  if (asked !== state) return true;
  const host = document.createElement('div');
  host.className = 'contents';
  const close = await showLater(
    <ChosenStateNews
      state={state}
      stories={newHere(valueOrEmpty(result), block)}
      now={Date.now()}
    />,
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
