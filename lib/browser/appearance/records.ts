import { deviceRecord } from '@/lib/browser/device/deviceRecord';
import { lastingRecord } from '@/lib/browser/device/lastingRecord';

/** The sizes of the site's text, in percent of the reader's own font size. `appearanceScript.ts` has them too. */
export const TEXT_SIZES = [87.5, 100, 112.5, 125, 150] as const;

/** A size is kept as its place in `TEXT_SIZES`: no other number can come out of the storage. */
export type TextSize = 0 | 1 | 2 | 3 | 4;

export const STEPS: readonly TextSize[] = [0, 1, 2, 3, 4];
export const USUAL_SIZE: TextSize = 1;

/** The device's own, or one of the two that the styles have. */
export const THEMES = ['device', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

export const textSize = lastingRecord(
  deviceRecord<TextSize>('textSize', {
    parse: (kept) => STEPS.find((step) => step === kept),
    empty: USUAL_SIZE,
  }),
);

export const theme = lastingRecord(
  deviceRecord<Theme>('theme', {
    parse: (kept) => THEMES.find((name) => name === kept),
    empty: 'device',
  }),
);
