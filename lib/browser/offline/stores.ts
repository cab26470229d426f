/** Every store of the device's copies begins with it. */
const PREFIX = 'kept-';

/** Raised when what the stores hold changes its form: those of an earlier one are deleted. */
const FORM = 1;

/** What is kept on the device, and how many of each at most; the oldest make room for new ones. */
export const STORE_LIMITS = {
  /** Front pages, tools and the offline page, of each language and form. */
  fixed: 60,
  /** Sections and all other pages that were opened. */
  pages: 40,
  /** The stories read or saved, as pages. */
  stories: 50,
  /** The stories read over another page, as `/api/stories` answers them. */
  answers: 50,
  /** What `/api/stories` has answered beyond those. */
  seen: 100,
  /** What the PIN code finder has found. */
  pins: 20,
  /** Scripts and styles; removed with the pages that name them. */
  scripts: Infinity,
  /** The sprite, icons and manifests. */
  files: 20,
  pictures: 100,
  /** What the worker notes for itself. */
  notes: 10,
} as const satisfies Record<string, number>;

export type StoreName = keyof typeof STORE_LIMITS;

/** The name of a store among those of the origin. */
export const storeId = (name: StoreName): string => `${PREFIX}${FORM}-${name}`;

/** The names of the stores on the device that no worker of this form reads. */
export const outdatedStoreIds = async (): Promise<string[]> =>
  (await caches.keys()).filter(
    (id) => id.startsWith(PREFIX) && !id.startsWith(`${PREFIX}${FORM}-`),
  );
