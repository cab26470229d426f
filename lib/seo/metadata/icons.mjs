// @ts-check
// Plain JavaScript, because scripts/drawIcons.mjs reads it as it is.
import { createHash } from 'node:crypto';
import { COLORS } from '#site/brand.mjs';
import { MARK } from '#site/drawings.mjs';

const FIELD = 600;

/**
 * How large the mark is in its field. A maskable icon is only safe within a circle of 80 % of
 * its width (Web App Manifest, "Icon masks"): the mark's half diagonal is 288 of 600, so that 0.8
 * is the most that stays inside. `tab` is a browser's tab, `apple` the home screen of iOS.
 */
const SCALE = {
  any: 1,
  maskable: 0.78,
  monochrome: 1,
  tab: 1.14,
  apple: 0.88,
};

/**
 * An icon as an SVG document: the site's mark on the channel's red, or by itself where the system
 * gives the colours.
 *
 * @param {keyof typeof SCALE} purpose in the words of the Web App Manifest; besides, `tab` and `apple`
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

/** The icons of the app; `scripts/site.mjs` draws them into `public`. */
export const ICONS = PURPOSES.flatMap((purpose) =>
  SIZES[purpose].map((size) => ({ purpose, size, path: iconPath(purpose, size) })),
);

/** The drawing for a tab, which a browser scales to any size. */
export const VECTOR_ICON = `/icons/tab.${VERSION}.svg`;
