import { useTranslations } from 'next-intl';
import { AD_LABEL_PX } from './adRoom';
import type { AdSlotConfig, AdSlotName } from './partnerSettings';

const sizeOf = ([width, height]: readonly [number, number]) => `${width}x${height}`;

/**
 * A static block, because React would remove what the ad script inserts. The script looks for
 * `data-ad-unit`.
 */
export function AdSlotView({ name, slot }: { name: AdSlotName; slot: AdSlotConfig }) {
  const t = useTranslations('FrontPage');
  const { phone, desktop = phone } = slot.sizes;
  return (
    <>
      <style>{adSlotCss(name, slot)}</style>
      <aside aria-label={t('advertisement')} data-ad-slot={name}>
        <p aria-hidden>{t('advertisement')}</p>
        <div
          id={`ad-${name}`}
          data-ad-unit={slot.unit}
          data-ad-phone={sizeOf(phone)}
          data-ad-desktop={sizeOf(desktop)}
        />
      </aside>
    </>
  );
}

/** The full page width starts here; a 728 px ad then fits every column but the sidebar. */
const DESKTOP = '(min-width:1280px)';

/** Slots outside a grid have no gap and need a margin above. */
const inFlow: readonly AdSlotName[] = ['homeTop', 'article'];

/**
 * Reserves a slot's space, so no ad can shift the page. An inline sheet, because page stylesheets
 * would ship it to ad-free sites too.
 */
function adSlotCss(name: AdSlotName, { sizes }: AdSlotConfig): string {
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
