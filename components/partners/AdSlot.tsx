import type { ReactNode } from 'react';
import { StaticBlock } from '@/components/server-html/StaticBlock';
import { type AdSlotName, adSlot } from '@/lib/partners/partners';
import { AdSlotView } from './AdSlotView';

/** A named ad slot of a page; nothing where the site does not sell it, or the page may have no ads. */
export function AdSlot({ name }: { name: AdSlotName }) {
  const slot = adSlot(name);
  return slot && <StaticBlock name="adSlot" of={AdSlotView} props={{ name, slot }} />;
}

type Props = { name: AdSlotName; above?: boolean; children: ReactNode };

/**
 * A part of a page with an ad slot below it, or above. Around the part, because without a slot React's
 * data is then what it would be without any of this.
 */
export const WithAdSlot = ({ name, above = false, children }: Props) =>
  adSlot(name) ? (
    <>
      {above && <AdSlot name={name} />}
      {children}
      {!above && <AdSlot name={name} />}
    </>
  ) : (
    children
  );
