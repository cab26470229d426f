import type { ComponentType } from 'react';
import { showLater } from '@/components/later/show';
import { PlaceSheet, SettingsSheet } from './SettingsSheet';

/** The control of the front page's block, which a choice may have replaced by another. */
const PLACE_CONTROL = '[data-place]:not([hidden]) [data-later="place"]';

async function show(Shown: ComponentType<{ onClose: () => void }>): Promise<void> {
  const close = await showLater(
    <Shown
      onClose={() => {
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
