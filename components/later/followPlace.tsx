import { isReduced } from '@/lib/browser/connection';
import { followCity } from '@/lib/browser/place/followCity';
import { type Place, place } from '@/lib/browser/place/placeRecord';
import { STATE_BLOCK_ID } from '@/lib/places/stateBlock';
import { StateFailure } from '@/components/places/StateFailure';
import { followState, ownBlock } from './followState';
import { showLater } from './show';

/**
 * Waits until the block is below the screen, where it may change its height: nothing that is being read moves. A
 * block that streamed in has no place until React shows it, and what watches the screen is not told of that.
 */
const belowScreen = (block: HTMLElement) =>
  new Promise<void>((resolve) => {
    const element = (block.hidden && block.nextElementSibling?.firstElementChild) || block;
    const position = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top < innerHeight) return;
      position.disconnect();
      size.disconnect();
      resolve();
    });
    const size = new ResizeObserver(() => {
      position.disconnect();
      position.observe(element);
    });
    size.observe(element);
  });

/** Offers the reader's state where it is another than the block's, and nothing is fetched unasked. */
function offerState(block: HTMLElement, state: string | null): boolean {
  const offer = block.querySelector<HTMLElement>('[data-later="stateNews"]');
  const isOther = state !== null && state !== block.dataset.place;
  if (offer) offer.hidden = !isOther || !isReduced();
  return isOther;
}

/** Gives the page the reader's state and city, unasked. Under Save-Data and on slow connections the stories are offered. */
export function followPlace(): void {
  const { state, city } = place.read();
  followCity(city);
  const block = ownBlock();
  if (!block) return;
  const isOther = offerState(block, state);
  // By the app's shortcut the reader has come for it.
  const isAskedFor = location.hash === `#${STATE_BLOCK_ID}`;
  if (!isOther || isAskedFor || !isReduced())
    void followState(state, isAskedFor ? undefined : belowScreen);
}

/** Gives the page at once what the reader has just chosen, whatever its URL says; the rest stays. */
export function followChoice(before: Place): void {
  const { state, city } = place.read();
  if (city !== before.city) followCity(city, 'chosen');
  if (state === before.state) return;
  const block = ownBlock();
  if (block) offerState(block, state);
  void followState(state);
}

let takeFailureAway: (() => void) | undefined;

/** What the offer does. Says so where the state's news cannot be had. */
export async function showMyState(): Promise<void> {
  const isThere = await followState(place.read().state);
  takeFailureAway?.();
  takeFailureAway = undefined;
  if (!isThere) {
    const host = document.createElement('div');
    ownBlock()?.before(host);
    takeFailureAway = await showLater(<StateFailure />, host);
  }
}
