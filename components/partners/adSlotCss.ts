import { AD_LABEL_PX } from './adRoom';
import type { AdSlotConfig, AdSlotName } from './partnerSettings';

/** The full page width starts here; a 728 px ad then fits every column but the sidebar. */
const DESKTOP = '(min-width:1280px)';

/** Slots outside a grid have no gap and need a margin above. */
const inFlow: readonly AdSlotName[] = ['homeTop', 'article'];

/**
 * Reserves a slot's space, so no ad can shift the page. An inline sheet, because page stylesheets
 * would ship it to ad-free sites too.
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
