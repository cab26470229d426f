import { deviceRecord } from '@/lib/browser/deviceRecord';
import { withMemoryFallback } from '@/lib/browser/withMemoryFallback';

/** In percent of the browser's font size; `appearanceScript.ts` repeats the list. */
export const TEXT_SIZES = [87.5, 100, 112.5, 125, 150] as const;

/** An index, so that storage cannot yield any other size. */
export type TextSize = 0 | 1 | 2 | 3 | 4;

export const STEPS: readonly TextSize[] = [0, 1, 2, 3, 4];
export const USUAL_SIZE: TextSize = 1;

export const THEMES = ['device', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

export const textSize = withMemoryFallback(
  deviceRecord<TextSize>('textSize', {
    parse: (kept) => STEPS.find((step) => step === kept),
    empty: USUAL_SIZE,
  }),
);

export const theme = withMemoryFallback(
  deviceRecord<Theme>('theme', {
    parse: (kept) => THEMES.find((name) => name === kept),
    empty: 'device',
  }),
);
