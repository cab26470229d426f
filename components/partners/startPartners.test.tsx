import { expectConsole } from '@/lib/testing/expectConsole';
import type { Answer, ConsentRecord } from './consentRecord';
import { type PartnerSettings, startPartners } from './startPartners';

const ADS = 'https://ads.example.com/tag.js';
const COUNT = 'https://count.example.com/count.js';
const SLOT = '<div data-ad-unit="/24/list"></div>';
const BAR =
  '<section id="consent" hidden tabindex="-1"><button value="no"></button><button value="yes"></button></section>' +
  '<button id="privacy-choices" hidden></button>';
const both: PartnerSettings = {
  ads: { script: ADS, attributes: {} },
  analytics: { script: COUNT, attributes: { 'data-site': 'n24' } },
  consent: 'needed',
};

function recordOf(given: Answer | null): ConsentRecord {
  let answer = given;
  return {
    read: () => answer,
    keep: (next) => {
      answer = next;
    },
    wipe: () => {
      answer = null;
    },
  };
}

const scripts = () => [...document.head.querySelectorAll('script')];
const loaded = () => scripts().map(({ src }) => src);
const bar = () => document.getElementById('consent');
const press = (answer: Answer) =>
  bar()?.querySelector<HTMLElement>(`button[value=${answer}]`)?.click();
const prepare = { ads: jest.fn(), analytics: jest.fn() };
const start = (settings: PartnerSettings, answer: Answer | null = null) =>
  startPartners(settings, recordOf(answer), 'abc', prepare);
const state = () => document.documentElement.dataset.consent;
const browserSays = (property: string, value: unknown) =>
  Object.defineProperty(navigator, property, { value, configurable: true });

beforeEach(() => {
  jest.clearAllMocks();
  delete document.documentElement.dataset.consent;
  document.head.innerHTML = '';
  document.body.innerHTML = SLOT + BAR;
});
afterEach(() => {
  browserSays('globalPrivacyControl', undefined);
  browserSays('connection', undefined);
});

describe('scripts of other companies', () => {
  it('wait for a yes', () => {
    start(both);
    expect([bar()?.hidden, loaded()]).toEqual([false, []]);
    press('yes');
    expect([bar()?.hidden, loaded()]).toEqual([true, [COUNT, ADS]]);
    expect(scripts().map(({ nonce }) => nonce)).toEqual(['abc', 'abc']);
    expect(scripts()[0]?.dataset.site).toBe('n24');
  });

  it('stay away after a no', () => {
    start(both);
    press('no');
    expect([bar()?.hidden, loaded()]).toEqual([true, []]);
  });

  it.each<[Answer, string[]]>([
    ['yes', [COUNT, ADS]],
    ['no', []],
  ])('follow an earlier %s without asking', (answer, expected) => {
    start(both, answer);
    expect([bar()?.hidden, loaded()]).toEqual([true, expected]);
  });

  it('come at once where no consent is needed', () => {
    document.body.innerHTML = SLOT;
    start({ ...both, consent: 'notNeeded' });
    expect(loaded()).toEqual([COUNT, ADS]);
  });

  it.each(['needed', 'notNeeded'] as const)(
    'never come to a browser that refuses: consent %s',
    (consent) => {
      browserSays('globalPrivacyControl', true);
      start({ ...both, consent }, 'yes');
      expect([bar()?.hidden, loaded()]).toEqual([true, []]);
    },
  );

  it('leave out ads under Save-Data, and where the page has no slot', () => {
    browserSays('connection', { saveData: true });
    start(both, 'yes');
    expect(loaded()).toEqual([COUNT]);
    browserSays('connection', { saveData: false });
    document.head.innerHTML = '';
    document.body.innerHTML = BAR;
    start(both, 'yes');
    expect(loaded()).toEqual([COUNT]);
  });

  it('are told of the page once they are there, and of the answer', () => {
    const heard = jest.fn();
    for (const name of ['site:page', 'site:consent', 'site:ads'])
      document.addEventListener(name, (event) =>
        heard(name, event instanceof CustomEvent ? event.detail : null),
      );
    document.documentElement.lang = 'hi';
    start(both);
    press('yes');
    for (const script of scripts()) script.dispatchEvent(new Event('load'));
    expect(heard.mock.calls).toEqual([
      ['site:consent', { answer: 'yes' }],
      ['site:page', { path: '/', language: 'hi' }],
      ['site:ads', {}],
    ]);
  });

  it('find the page prepared, and only after a yes', () => {
    start(both);
    expect([prepare.ads.mock.calls, prepare.analytics.mock.calls]).toEqual([[], []]);
    press('yes');
    expect([prepare.ads.mock.calls, prepare.analytics.mock.calls]).toEqual([[[]], [[]]]);
  });

  it('read the answer from the page, however late they load', () => {
    start(both);
    expect(state()).toBeUndefined();
    press('yes');
    expect(state()).toBe('yes');
  });

  it.each<[string, PartnerSettings['consent'], Answer | null, boolean, string]>([
    ['an earlier yes', 'needed', 'yes', false, 'yes'],
    ['an earlier no', 'needed', 'no', false, 'no'],
    ['no need of one', 'notNeeded', null, false, 'yes'],
    ['a browser that refuses', 'notNeeded', 'yes', true, 'no'],
  ])('read of %s', (_, consent, answer, isRefusing, expected) => {
    browserSays('globalPrivacyControl', isRefusing);
    start({ ...both, consent }, answer);
    expect(state()).toBe(expected);
  });

  it('can be asked for again, and a second yes loads nothing twice', () => {
    start(both, 'yes');
    document.getElementById('privacy-choices')?.click();
    expect(bar()).toHaveFocus();
    press('yes');
    expect(loaded()).toEqual([COUNT, ADS]);
    expect(document.getElementById('privacy-choices')).toHaveFocus();
  });
});

describe('an answer that was given on another page', () => {
  /** Two pages of a browser, each with its own script, share one record. */
  const record = recordOf(null);
  const startShared = () => startPartners(both, record, 'abc', prepare);
  const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  const told = () => dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  beforeEach(() => record.wipe());

  it.each([
    ['in another tab', told],
    ['after this page was left, which comes back', comeBack],
  ])('%s is not asked for again', (_, hear) => {
    startShared();
    record.keep('yes', new Date());
    hear();
    expect([bar()?.hidden, loaded(), state()]).toEqual([true, [COUNT, ADS], 'yes']);
    hear();
    expect(loaded()).toEqual([COUNT, ADS]);
  });

  it.each([
    ['as this tab hears', told],
    ['as this page comes back', comeBack],
    ['and here once more', () => press('no')],
  ])('a no ends what runs on this page, by a reload: %s', (_, hear) => {
    record.keep('yes', new Date());
    startShared();
    record.keep('no', new Date());
    expectConsole('error', /navigation/);
    hear();
  });

  it('a yes here has its effect here, also where another page had it first', () => {
    startShared();
    record.keep('yes', new Date());
    press('yes');
    expect(loaded()).toEqual([COUNT, ADS]);
  });
});
