import { AD_LABEL_PX } from './adRoom';
import type { AdSlotConfig, AdSlotName } from './partners';

/** From where the page has its whole width, so that an ad of 728 px fits into every column but the sidebar. */
const DESKTOP = '(min-width:1280px)';

/** Those that stand in no grid, whose gap would part them from what is above. */
const inFlow: readonly AdSlotName[] = ['homeTop', 'article'];

/**
 * The room of a slot, as a style sheet of its own: the sheets of pages are made from their sources, and
 * a site without ads would carry it too. Whatever is loaded into the room cannot change its size. Where a
 * column is narrower than the ad, the room takes of what is beside it, up to the screen's width.
 */
export function adSlotCss(name: AdSlotName, { sizes }: AdSlotConfig): string {
  const slot = `[data-ad-slot=${name}]`;
  const room = ([width, height]: readonly [number, number]) => {
    const shown = `min(${width}px,100vw)`;
    return (
      `${slot}{height:${height + AD_LABEL_PX}px;margin-inline:min(0px,(100% - ${shown})/2);}` +
      `${slot}>div{width:${shown};height:${height}px}`
    );
  };
  return (
    `${slot}{margin-top:${inFlow.includes(name) ? 24 : 0}px;overflow:hidden;contain:layout;text-align:center;}` +
    `${slot}>p{height:${AD_LABEL_PX}px;font-size:12px;line-height:${AD_LABEL_PX}px;color:var(--ink-quiet);}` +
    `${slot}>div{margin:0 auto;overflow:hidden;contain:strict;background:var(--paper-sunk);}` +
    room(sizes.phone) +
    (sizes.desktop ? `@media ${DESKTOP}{${room(sizes.desktop)}}` : '') +
    `@media print{${slot}{display:none;}}`
  );
}
