import type { Messages } from 'next-intl';

/**
 * The message namespaces of what a page loads after it is up, on first use. They travel as a script of their own
 * (`lib/browser/laterWords.ts`), so that no page carries them.
 */
export const LATER_NAMESPACES = [
  'Faults',
  'My',
  'Offline',
  'Suggest',
  'Settings',
  'SharePicture',
  'Places',
  'Story',
  'Time',
  'Categories',
  'States',
  'Viewer',
  'Voice',
  'Zoom',
] as const satisfies readonly (keyof Messages)[];
