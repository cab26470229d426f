import type { Messages } from 'next-intl';

/**
 * Namespaces of lazy content, loaded as one script (`lib/browser/laterWords.ts`), so pages carry
 * none of them.
 */
export const LATER_NAMESPACES = [
  'Channel',
  'Faults',
  'Coverage',
  'My',
  'Offline',
  'Suggest',
  'Settings',
  'SharePicture',
  'Places',
  'Reader',
  'Preview',
  'Share',
  'Story',
  'Time',
  'Categories',
  'States',
  'Viewer',
  'Voice',
  'Zoom',
] as const satisfies readonly (keyof Messages)[];
