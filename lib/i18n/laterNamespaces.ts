import type { Messages } from 'next-intl';

/**
 * Namespaces of lazy content. Loaded as one script (`lib/browser/laterWords.ts`), so that pages
 * omit them.
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
