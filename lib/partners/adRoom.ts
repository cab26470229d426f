import { ADS } from '#site/partners.mjs';

/** The line above an ad that says so. */
export const AD_LABEL_PX = 24;

/** What a column leaves between two of its parts. */
const GAP_PX = 48;

/** About how many px the ad of a sidebar adds to it at 1280 px; 0 where the site sells none. */
export function sidebarAdPx(): number {
  const sizes = ADS?.slots.sidebar?.sizes;
  return sizes ? (sizes.desktop ?? sizes.phone)[1] + AD_LABEL_PX + GAP_PX : 0;
}
