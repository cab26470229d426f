// Plain JavaScript, because `scripts/drawIcons.mjs` reads it too.

import { createHash } from 'node:crypto';
import { COLORS } from '#site/brand.mjs';
import { MARK } from '#site/drawings.mjs';

const FIELD = 600;

/**
 * A maskable icon's safe zone is 80 % of its width (Web App Manifest, "Icon masks"); the mark's
 * half diagonal is 288 of 600.
 */
const SCALE = {
  any: 1,
  maskable: 0.78,
  monochrome: 1,
  tab: 1.14,
  apple: 0.88,
};

/**
 * The mark on the brand's colour; on no background if the system colours it.
 *
 * @param {keyof typeof SCALE} purpose as in the Web App Manifest, or `tab` or `apple`
 */
export function iconSvg(purpose) {
  const half = FIELD / 2;
  const placed = `translate(${half} ${half}) scale(${SCALE[purpose]}) translate(${-half} ${-half})`;
  const ground =
    purpose === 'monochrome'
      ? ''
      : `<path fill="${COLORS.signal.light}" d="M0 0h${FIELD}v${FIELD}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FIELD} ${FIELD}">${ground}<g transform="${placed}">${MARK}</g></svg>`;
}

/** The pixel sizes that launchers, task switchers and splash screens request. */
const SIZES = /** @type {const} */ ({
  any: [48, 72, 96, 144, 192, 256, 384, 512],
  maskable: [96, 192, 384, 512],
  monochrome: [96, 192, 512],
});
const PURPOSES = /** @type {const} */ (['any', 'maskable', 'monochrome']);

/** A content hash, so that caches may keep icons for ever. */
const VERSION = createHash('sha256')
  .update([...PURPOSES, /** @type {const} */ ('tab')].map(iconSvg).join())
  .digest('hex')
  .slice(0, 8);

/**
 * @template {keyof typeof SIZES} P
 * @param {P} purpose
 * @param {(typeof SIZES)[P][number]} size
 */
export const iconPath = (purpose, size) => `/icons/${purpose}-${size}.${VERSION}.png`;

export const ICONS = PURPOSES.flatMap((purpose) =>
  SIZES[purpose].map((size) => ({ purpose, size, path: iconPath(purpose, size) })),
);

export const VECTOR_ICON = `/icons/tab.${VERSION}.svg`;
