import type { Messages } from 'next-intl';

/**
 * The message namespaces of what a page loads after it is up, on first use. They travel as a script of their own
 * (`components/later/words.ts`), so that no page carries them.
 */
export const LATER_NAMESPACES = [
  'Faults',
  'My',
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
