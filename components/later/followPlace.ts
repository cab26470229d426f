import { isReduced } from '@/lib/browser/connection';
import { followCity } from '@/lib/browser/place/followCity';
import { type Place, place } from '@/lib/browser/place/placeRecord';
import { STATE_BLOCK_ID } from '@/lib/places/stateBlock';
import { followState, ownBlock } from './followState';

/** Waits until the block is below the screen, where it may change its height: nothing that is being read moves. */
const belowScreen = (block: HTMLElement) =>
  new Promise<void>((resolve) => {
    const element = (block.hidden && block.nextElementSibling?.firstElementChild) || block;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top < innerHeight) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

/** Gives the page the reader's state and city, unasked. Under Save-Data and on slow connections the stories are offered. */
export function followPlace(): void {
  const { state, city } = place.read();
  followCity(city);
  const block = ownBlock();
  if (!block) return;
  const offer = block.querySelector<HTMLElement>('[data-later="stateNews"]');
  const isOther = state !== null && state !== block.dataset.place;
  if (offer) offer.hidden = !isOther || !isReduced();
  // By the app's shortcut the reader has come for it.
  const isAskedFor = location.hash === `#${STATE_BLOCK_ID}`;
  if (!isOther || isAskedFor || !isReduced())
    void followState(state, isAskedFor ? undefined : belowScreen);
}

/** Gives the page at once what the reader has just chosen, whatever its URL says; the rest stays. */
export function followChoice(before: Place): void {
  const { state, city } = place.read();
  if (city !== before.city) followCity(city, 'chosen');
  if (state !== before.state) void followState(state);
}

/** What the offer does. */
export const showMyState = () => followState(place.read().state);
