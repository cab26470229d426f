import type { ComponentType } from 'react';
import { PlaceSheet, SettingsSheet } from '@/features/preferences/SettingsSheet';
import { place } from '@/features/preferences/placeRecord';
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
