import type { ConsentRecord } from './consentRecord';

type Script = { script: string; attributes: Readonly<Record<string, string>> };

export type PartnerSettings = {
  ads: Script | null;
  analytics: Script | null;
  consent: 'needed' | 'notNeeded';
};

type Prepare = Record<'ads' | 'analytics', (() => void) | null>;

/**
 * Loads partner scripts after consent; Global Privacy Control means no, Save-Data means no ads.
 * Browsers run this source (`app/api/partners.js`), so it imports nothing.
 */
export function startPartners(
  { ads, analytics, consent }: PartnerSettings,
  record: ConsentRecord,
  nonce: string,
  prepare: Prepare,
): void {
  const bar = document.getElementById('consent');
  const choices = document.getElementById('privacy-choices');
  const isRefused = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

  // The only sender after consent; `site/README.md` lists the events.
  const tell = (event: string, detail: object) =>
    document.dispatchEvent(new CustomEvent(`site:${event}`, { detail }));

  const state = (answer: 'yes' | 'no') => {
    document.documentElement.dataset.consent = answer;
  };

  const load = ({ script: url, attributes }: Script, then: () => void) => {
    const script = document.createElement('script');
    script.src = url;
    script.nonce = nonce;
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.onload = then;
    document.head.append(script);
  };

  const tellOfPages = () => {
    const page = () => ({ path: location.pathname, language: document.documentElement.lang });
    tell('page', page());
    if (!('navigation' in window)) return;
    let { pathname } = location;
    // A story overlay changes the URL without a page load, and so does closing it.
    window.navigation.addEventListener('currententrychange', () => {
      if (location.pathname === pathname) return;
      ({ pathname } = location);
      if (/\/news\/[^/]+$/.test(pathname)) tell('read', page());
    });
  };

  const savesData = () =>
    'connection' in navigator &&
    typeof navigator.connection === 'object' &&
    navigator.connection !== null &&
    'saveData' in navigator.connection &&
    navigator.connection.saveData === true;

  let isStarted = false;
  const start = () => {
    isStarted = true;
    state('yes');
    if (analytics) {
      prepare.analytics?.();
      load(analytics, tellOfPages);
    }
    if (ads && document.querySelector('[data-ad-unit]') && !savesData()) {
      prepare.ads?.();
      load(ads, () => tell('ads', {}));
    }
  };

  if (isRefused) return state('no');
  if (consent === 'notNeeded') return start();
  if (!bar) return;

  // Another tab may have had the answer, or another page while this one waited in the back-forward cache.
  const follow = () => {
    const answer = record.read();
    // Scripts that already ran need a reload to go away.
    if (isStarted && answer !== 'yes') return location.reload();
    if (answer === 'yes' && !isStarted) start();
    if (answer === 'no') state('no');
    bar.hidden = answer !== null;
  };
  follow();
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
  addEventListener('storage', ({ key }) => (key === null || key === 'consent') && follow());
  bar.addEventListener('click', ({ target }) => {
    const given = target instanceof HTMLButtonElement ? target.value : '';
    if (given !== 'yes' && given !== 'no') return;
    const before = record.read();
    const isWithdrawn = given === 'no' && (isStarted || before === 'yes');
    if (isWithdrawn) record.wipe();
    record.keep(given, new Date());
    bar.hidden = true;
    state(given);
    tell('consent', { answer: given });
    if (isWithdrawn) return location.reload();
    if (before !== null) choices?.focus();
    if (given === 'yes' && !isStarted) start();
  });
  if (!choices) return;
  choices.hidden = false;
  choices.addEventListener('click', () => {
    bar.hidden = false;
    bar.focus();
  });
}
