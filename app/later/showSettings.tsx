import type { ComponentType } from 'react';
import { PlaceSheet, SettingsSheet } from '@/features/preferences/SettingsSheet';
import { place } from '@/features/preferences/placeRecord';
import { followChoice } from './followPlace';
import { focusPlaceControl } from './followState';
import { showDialog } from './whilePage';

async function show(Shown: ComponentType<{ onClose: () => void }>): Promise<void> {
  const opener = document.activeElement;
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
          // The opener's block may have made way for another state's.
          if (!opener?.isConnected || opener.closest('[hidden]')) focusPlaceControl();
        }}
      />
    ),
    unfollow,
  );
}

export const showSettings = () => show(SettingsSheet);

export const showPlaceChoice = () => show(PlaceSheet);
