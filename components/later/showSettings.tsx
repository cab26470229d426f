import type { ComponentType } from 'react';
import { PlaceSheet, SettingsSheet } from '@/components/settings/SettingsSheet';
import { place } from '@/lib/browser/place/placeRecord';
import { followChoice } from './followPlace';
import { focusPlaceControl } from './followState';
import { showDialog } from './whilePage';

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

export const showSettings = () => show(SettingsSheet);

export const showPlaceChoice = () => show(PlaceSheet);
