import { HISTORY_LIMIT, SAVED_LIMIT } from '@/lib/stories/browser/listLimits';

const PREFIX = 'kept-';

/** Bump on a change of the stored format: older stores are deleted. */
const FORMAT_VERSION = 1;

export const STORE_LIMITS = {
  fixed: 60,
  pages: 40,
  stories: HISTORY_LIMIT,
  saved: SAVED_LIMIT,
  /** The same stories, read over another page. */
  answers: HISTORY_LIMIT,
  seen: 100,
  pins: 20,
  scripts: Infinity,
  files: 20,
  pictures: 100,
  notes: 10,
} as const satisfies Record<string, number>;

export type StoreName = keyof typeof STORE_LIMITS;

export const storeId = (name: StoreName): string => `${PREFIX}${FORMAT_VERSION}-${name}`;

export const outdatedStoreIds = async (): Promise<string[]> =>
  (await caches.keys()).filter(
    (id) => id.startsWith(PREFIX) && !id.startsWith(`${PREFIX}${FORMAT_VERSION}-`),
  );
