import { useTranslations } from 'next-intl';
import { adSlotCss } from './adSlotCss';
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
