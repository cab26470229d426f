import type { SoldSlot } from './adSlots';

type Slot = { addService: (service: unknown) => Slot };
type GoogleTag = {
  cmd: (() => void)[];
  pubads?: () => { setForceSafeFrame: (isForced: boolean) => void };
  defineSlot?: (unit: string, size: [number, number], id: string) => Slot | null;
  enableServices?: () => void;
  display?: (id: string) => void;
};

declare global {
  interface Window {
    googletag?: GoogleTag;
  }
}

/**
 * Google Ad Manager fills the page's slots in frames of its own host: our frames would be under our
 * policy, which knows no advertiser.
 */
export function gpt(_settings: object, slots: readonly SoldSlot[]): void {
  const tag = (window.googletag ??= { cmd: [] });
  tag.cmd.push(() => {
    const service = tag.pubads?.();
    service?.setForceSafeFrame(true);
    for (const { room, unit, width, height } of slots)
      tag.defineSlot?.(unit, [width, height], room.id)?.addService(service);
    tag.enableServices?.();
    for (const { room } of slots) tag.display?.(room.id);
  });
}
