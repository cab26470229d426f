import type { ReactNode } from 'react';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { AdSlotView } from './AdSlotView';
import { type AdSlotName, adSlot } from './partnerSettings';

export function AdSlot({ name }: { name: AdSlotName }) {
  const slot = adSlot(name);
  return slot && <StaticBlock name="adSlot" of={AdSlotView} props={{ name, slot }} />;
}

type Props = { name: AdSlotName; above?: boolean; children: ReactNode };

/** Wraps the part, so pages without a slot keep their React data unchanged. */
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
