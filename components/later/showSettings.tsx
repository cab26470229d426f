import type { ComponentType } from 'react';
import { PlaceSheet, SettingsSheet } from '@/components/settings/SettingsSheet';
import { place } from '@/lib/browser/place/placeRecord';
import { followChoice } from './followPlace';
import { showLater } from './show';

/** The control of the front page's block, which a choice may have replaced by another. */
const PLACE_CONTROL = '[data-place]:not([hidden]) [data-later="place"]';

/** Shows a dialog over the page, which follows what is chosen in it. */
async function show(Shown: ComponentType<{ onClose: () => void }>): Promise<void> {
  let before = place.read();
  const unfollow = place.subscribe(() => {
    followChoice(before);
    before = place.read();
  });
  const close = await showLater(
    <Shown
      onClose={() => {
        unfollow();
        close();
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>(PLACE_CONTROL)?.focus({ preventScroll: true });
      }}
    />,
  );
}

/** Opens the reader's settings over the page. */
export const showSettings = () => show(SettingsSheet);

/** Opens the choice of state and city over the page. */
export const showPlaceChoice = () => show(PlaceSheet);
