import { ADS } from '#site/partners.mjs';

export const AD_LABEL_PX = 24;

const GAP_PX = 48;

/** The approximate height in px that the sidebar ad adds at 1280 px; 0 without ads. */
export function sidebarAdPx(): number {
  const sizes = ADS?.slots.sidebar?.sizes;
  return sizes ? (sizes.desktop ?? sizes.phone)[1] + AD_LABEL_PX + GAP_PX : 0;
}
