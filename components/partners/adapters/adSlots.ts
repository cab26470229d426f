export type SoldSlot = { room: HTMLElement; unit: string; width: number; height: number };

export function adSlots(): SoldSlot[] {
  const isDesktop = matchMedia('(min-width:1280px)').matches;
  return [...document.querySelectorAll<HTMLElement>('[data-ad-unit]')].map((room) => {
    const { adUnit = '', adPhone = '', adDesktop = '' } = room.dataset;
    const [width = 0, height = 0] = (isDesktop ? adDesktop : adPhone).split('x').map(Number);
    return { room, unit: adUnit, width, height };
  });
}
