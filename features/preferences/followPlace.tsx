import { showLater } from '@/components/later/show';
import { isReduced } from '@/lib/browser/connection';
import { STATE_BLOCK_ID } from '@/lib/pages/statePath';
import { StateFailure } from './ChosenStateNews';
import { followCity } from './followCity';
import { followState, ownBlock } from './followState';
import { type Place, place } from './placeRecord';

/**
 * Below the screen a height change moves nothing being read. Observers miss streamed blocks that
 * React has yet to place.
 */
const belowScreen = (block: HTMLElement) =>
  new Promise<void>((resolve) => {
    const element = (block.hidden && block.nextElementSibling?.firstElementChild) || block;
    const position = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
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

function offerState(block: HTMLElement, state: string | null): boolean {
  const offer = block.querySelector<HTMLElement>('[data-later="stateNews"]');
  const isOther = state !== null && state !== block.dataset.place;
  if (offer) offer.hidden = !isOther || !isReduced();
  return isOther;
}

/** Under Save-Data and on slow connections the stories are offered instead of fetched. */
export function followPlace(): void {
  const { state, city } = place.read();
  followCity(city);
  const block = ownBlock();
  if (!block) return;
  const isOther = offerState(block, state);
  const isAskedFor = location.hash === `#${STATE_BLOCK_ID}`;
  if (!isOther || isAskedFor || !isReduced())
    void followState(state, isAskedFor ? undefined : belowScreen);
}

export function followChoice(before: Place): void {
  const { state, city } = place.read();
  if (city !== before.city) followCity(city, 'chosen');
  if (state === before.state) return;
  const block = ownBlock();
  if (block) offerState(block, state);
  void showMyState();
}

let removeFailure: (() => void) | undefined;

export async function showMyState(): Promise<void> {
  const isThere = await followState(place.read().state);
  removeFailure?.();
  removeFailure = undefined;
  if (!isThere) {
    const host = document.createElement('div');
    ownBlock()?.before(host);
    removeFailure = await showLater(<StateFailure />, host);
  }
}
