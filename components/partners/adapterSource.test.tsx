import { adapterSource } from './adapterSource';
import type { Adapter } from './partnerSettings';

/** As a browser runs it, with nothing of this module. */
function run(adapter: Adapter) {
  const script = document.createElement('script');
  script.textContent = `(${adapterSource(adapter)})()`;
  document.head.append(script);
}

const LIST = '<div id="ad-list" data-ad-unit="7" data-ad-phone="320x100" data-ad-desktop="728x90">';
const widerThan = (isDesktop: boolean) =>
  Object.assign(window, { matchMedia: () => ({ matches: isDesktop }) });

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = LIST;
  widerThan(false);
  for (const name of ['dataLayer', 'plausible', '_paq', 'googletag', 'adsbygoogle'] as const)
    delete window[name];
});

it('is nothing for a script that needs nothing', () => {
  expect(adapterSource(null)).toBe('null');
});

it.each([
  [true, 'granted'],
  [false, 'denied'],
])('gives Google’s tag the reader’s answer as commands, ads asked for: %s', (hasAds, ads) => {
  run({ name: 'ga4', id: 'G-AB12', hasAds });
  const commands = window.dataLayer ?? [];
  expect(commands.map((one) => Object.prototype.toString.call(one))).toEqual(
    Array(3).fill('[object Arguments]'),
  );
  expect(commands.map((one) => [...Object.values(Object(one))])).toEqual([
    [
      'consent',
      'default',
      expect.objectContaining({ analytics_storage: 'granted', ad_storage: ads, ad_user_data: ads }),
    ],
    ['js', expect.any(Date)],
    ['config', 'G-AB12'],
  ]);
});

it('sets up Plausible’s queue', () => {
  run({ name: 'plausible' });
  window.plausible?.('Signup');
  expect({ ...window.plausible }).toMatchObject({ o: {}, q: [['Signup']] });
});

it('has Matomo count the page, and stories that open over it by their titles', () => {
  jest.useFakeTimers();
  run({ name: 'matomo', tracker: 'https://stats.example.org/matomo.php', site: 3 });
  const before = window._paq?.length;
  document.dispatchEvent(new CustomEvent('site:read'));
  document.title = 'The dam';
  jest.runAllTimers();
  expect(window._paq?.slice(0, 3)).toEqual([
    ['setTrackerUrl', 'https://stats.example.org/matomo.php'],
    ['setSiteId', '3'],
    ['trackPageView'],
  ]);
  expect(window._paq?.slice(before)).toEqual([
    ['setCustomUrl', location.href],
    ['setDocumentTitle', 'The dam'],
    ['trackPageView'],
  ]);
});

it.each([
  [false, [320, 100]],
  [true, [728, 90]],
])('has Ad Manager fill slots in safe frames, on a desktop: %s', (isDesktop, size) => {
  widerThan(isDesktop);
  run({ name: 'gpt' });
  const calls: unknown[][] = [];
  const hears =
    (name: string) =>
    (...given: unknown[]) => {
      calls.push([name, ...given]);
    };
  const slot = {
    addService: (service: unknown) => {
      hears('addService')(service);
      return slot;
    },
  };
  const service = { setForceSafeFrame: hears('setForceSafeFrame') };
  Object.assign(window.googletag ?? {}, {
    pubads: () => service,
    defineSlot: (...given: unknown[]) => {
      hears('defineSlot')(...given);
      return slot;
    },
    enableServices: hears('enableServices'),
    display: hears('display'),
  });
  for (const command of window.googletag?.cmd ?? []) command();
  expect(calls).toEqual([
    ['setForceSafeFrame', true],
    ['defineSlot', '7', size, 'ad-list'],
    ['addService', service],
    ['enableServices'],
    ['display', 'ad-list'],
  ]);
});

it('has AdSense fill slots in their sizes', () => {
  run({ name: 'adsense', client: 'ca-pub-1' });
  const ad = document.querySelector<HTMLElement>('#ad-list > ins.adsbygoogle');
  expect({ ...ad?.dataset }).toEqual({ adClient: 'ca-pub-1', adSlot: '7' });
  expect([ad?.style.width, ad?.style.height]).toEqual(['320px', '100px']);
  expect(window.adsbygoogle).toEqual([{}]);
});
