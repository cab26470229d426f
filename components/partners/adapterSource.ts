import type { Adapter } from './partnerSettings';

type SoldSlot = { room: HTMLElement; unit: string; width: number; height: number };
type Slot = { addService: (service: unknown) => Slot };
type GoogleTag = {
  cmd: (() => void)[];
  pubads?: () => { setForceSafeFrame: (isForced: boolean) => void };
  defineSlot?: (unit: string, size: [number, number], id: string) => Slot | null;
  enableServices?: () => void;
  display?: (id: string) => void;
};
type Queue = { (...event: unknown[]): void; q?: unknown[]; o?: object; init?: () => void };

declare global {
  interface Window {
    adsbygoogle?: object[];
    dataLayer?: unknown[];
    googletag?: GoogleTag;
    _paq?: unknown[];
    plausible?: Queue;
  }
}

const ADAPTERS = { ga4, plausible, matomo, gpt, adsense };

/**
 * The source of a company's adapter, or `null`. Sent as written, to sites that name it only, so it
 * uses nothing from outside.
 */
export function adapterSource(adapter: Adapter | null): string {
  if (!adapter) return 'null';
  const { name, ...settings } = adapter;
  const isAds = name === 'gpt' || name === 'adsense';
  const slots = isAds ? `,(${adSlots.toString()})()` : '';
  return `()=>(${ADAPTERS[name].toString()})(${JSON.stringify(settings)}${slots})`;
}

function adsense({ client }: { client: string }, slots: readonly SoldSlot[]): void {
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

function adSlots(): SoldSlot[] {
  const isDesktop = matchMedia('(min-width:1280px)').matches;
  return [...document.querySelectorAll<HTMLElement>('[data-ad-unit]')].map((room) => {
    const { adUnit = '', adPhone = '', adDesktop = '' } = room.dataset;
    const [width = 0, height = 0] = (isDesktop ? adDesktop : adPhone).split('x').map(Number);
    return { room, unit: adUnit, width, height };
  });
}

/**
 * Google's tag counts the page and, by its enhanced measurement, stories that open over it. What
 * the reader has not been asked for stays denied.
 */
function ga4({ id, hasAds }: { id: string; hasAds: boolean }): void {
  const queue = (window.dataLayer ??= []);
  // Google's script recognises a command by its `arguments` object.
  function gtag(..._command: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params
    queue.push(arguments);
  }
  const ads = hasAds ? 'granted' : 'denied';
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  });
  gtag('js', new Date());
  gtag('config', id);
}

/**
 * Google Ad Manager fills the page's slots in frames of its own host: our frames would be under our
 * policy, which knows no advertiser.
 */
function gpt(_settings: object, slots: readonly SoldSlot[]): void {
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

/** Matomo counts the page, and a story that opens over it once the page has its title. */
function matomo({ tracker, site }: { tracker: string; site: number }): void {
  const queue = (window._paq ??= []);
  queue.push(
    ['setTrackerUrl', tracker],
    ['setSiteId', `${site}`],
    ['trackPageView'],
    ['enableLinkTracking'],
  );
  document.addEventListener('site:read', () =>
    setTimeout(() =>
      window._paq?.push(
        ['setCustomUrl', location.href],
        ['setDocumentTitle', document.title],
        ['trackPageView'],
      ),
    ),
  );
}

function plausible(): void {
  const queue: Queue = (...event) => {
    (queue.q ??= []).push(event);
  };
  queue.init = () => {
    queue.o = {};
  };
  queue.init();
  window.plausible ??= queue;
}
