import type { ComponentType } from 'react';
import { showDialog } from '@/components/late/whilePage';
import { PlaceSheet, SettingsSheet } from './SettingsSheet';
import { followChoice } from './followPlace';
import { focusPlaceControl } from './followState';
import { place } from './placeRecord';

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
          // Another state's block may have replaced the opener's.
          if (!opener?.isConnected || opener.closest('[hidden]')) focusPlaceControl();
        }}
      />
    ),
    unfollow,
  );
}

export const showSettings = () => show(SettingsSheet);

export const showPlaceChoice = () => show(PlaceSheet);
