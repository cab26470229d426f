// @ts-check
import { createHash } from 'node:crypto';
import { COLORS } from '../../config/brand.mjs';

const FIELD = 600;

/** The wordmark's "24", drawn on a base line of 461 in the field. */
const MARK =
  'M111 -265Q95 -265 81 -259Q67 -253 51 -240L21 -286Q40 -301 63 -311Q87 -321 122 -321Q145 -321 163 -314Q182 -307 195 -295Q208 -282 215 -265Q223 -248 223 -228Q223 -197 201 -161Q179 -126 137 -86L105 -56L225 -56L225 0L31 0L18 -48L64 -94Q88 -119 104 -137Q120 -155 130 -170Q140 -185 144 -197Q148 -210 148 -222Q148 -244 137 -255Q126 -265 111 -265ZM363 -315L453 -315L453 -126L497 -126L497 -70L453 -70L453 0L382 0L382 -70L237 -70L237 -117L363 -315ZM353 -192L311 -126L382 -126L382 -186L385 -252L384 -252L353 -192Z';

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
 * An icon as an SVG document: the mark in white on the channel's red, or by itself where the system
 * gives the colours.
 *
 * @param {keyof typeof SCALE} purpose in the words of the Web App Manifest; besides, `tab` and `apple`
 */
export function iconSvg(purpose) {
  const half = FIELD / 2;
  const placed = `translate(${half} ${half}) scale(${SCALE[purpose]}) translate(${41 - half} ${461 - half})`;
  const ground =
    purpose === 'monochrome'
      ? ''
      : `<path fill="${COLORS.signal.light}" d="M0 0h${FIELD}v${FIELD}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FIELD} ${FIELD}">${ground}<path fill="#fff" transform="${placed}" d="${MARK}"/></svg>`;
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

/** The icons of the app; `npm run icons` draws them into `public`. */
export const ICONS = PURPOSES.flatMap((purpose) =>
  SIZES[purpose].map((size) => ({ purpose, size, path: iconPath(purpose, size) })),
);

/** The drawing for a tab, which a browser scales to any size. */
export const VECTOR_ICON = `/icons/tab.${VERSION}.svg`;
