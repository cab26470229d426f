// @ts-check
import { createHash } from 'node:crypto';
import { iconSvg } from './drawing.mjs';

/** Pixels a side, by purpose: what launchers, task switchers and splash screens ask for. */
const SIZES = /** @type {const} */ ({
  any: [48, 72, 96, 144, 192, 256, 384, 512],
  maskable: [96, 192, 384, 512],
  monochrome: [96, 192, 512],
});
const PURPOSES = /** @type {const} */ (['any', 'maskable', 'monochrome']);

/** Changes when a drawing changes, so that caches may store a file for ever under its URL. */
const VERSION = createHash('sha256')
  .update([...PURPOSES, /** @type {const} */ ('tab')].map(iconSvg).join())
  .digest('hex')
  .slice(0, 8);

/**
 * The URL of an icon in one of its sizes.
 *
 * @template {keyof typeof SIZES} P
 * @param {P} purpose
 * @param {(typeof SIZES)[P][number]} size
 */
export const iconPath = (purpose, size) => `/icons/${purpose}-${size}.${VERSION}.png`;

/** The icons of the app; `npm run icons` draws them into `public`. */
export const ICONS = PURPOSES.flatMap((purpose) =>
  SIZES[purpose].map((size) => ({ purpose, size, path: iconPath(purpose, size) })),
);

/** The drawing for a tab, which a browser scales to any size. */
export const VECTOR_ICON = `/icons/tab.${VERSION}.svg`;
