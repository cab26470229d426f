import type { SoldSlot } from './adSlots';

declare global {
  interface Window {
    adsbygoogle?: object[];
  }
}

export function adsense({ client }: { client: string }, slots: readonly SoldSlot[]): void {
  const queue = (window.adsbygoogle ??= []);
  for (const { room, unit, width, height } of slots) {
    const ad = document.createElement('ins');
    ad.className = 'adsbygoogle';
    ad.style.cssText = `display:inline-block;width:${width}px;height:${height}px`;
    ad.dataset.adClient = client;
    ad.dataset.adSlot = unit;
    room.append(ad);
    queue.push({});
  }
}
