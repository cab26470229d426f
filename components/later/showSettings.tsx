import type { ComponentType } from 'react';
import { PlaceSheet, SettingsSheet } from '@/components/settings/SettingsSheet';
import { place } from '@/lib/browser/place/placeRecord';
import { followChoice } from './followPlace';
import { focusPlaceControl } from './followState';
import { showDialog } from './whilePage';

/** Shows a dialog over the page, which follows what is chosen in it. */
async function show(Shown: ComponentType<{ onClose: () => void }>): Promise<void> {
  let before = place.read();
  const unfollow = place.subscribe(() => {
    followChoice(before);
    before = place.read();
  });
  await showDialog(
    (close) => (
      <Shown
        onClose={() => {
          close();
          if (document.activeElement === document.body) focusPlaceControl();
        }}
      />
    ),
    unfollow,
  );
}

/** Opens the reader's settings over the page. */
export const showSettings = () => show(SettingsSheet);

/** Opens the choice of state and city over the page. */
export const showPlaceChoice = () => show(PlaceSheet);
