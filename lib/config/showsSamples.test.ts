import { isShown, shownTools } from '@/lib/pages/menus';
import { sampleStory } from '@/lib/stories/sampleStory';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { environment } from './environment.mjs';
import { shownSamples } from './showsSamples';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));

const settings = environment();
beforeEach(() => speakOnServer('en'));
afterEach(() => (settings.SAMPLES = 'on'));

it.each([
  ['on', [1, 2], 7],
  ['off', [], 3],
] as const)('with samples %s there are %j of them, and %d tools', (samples, shown, tools) => {
  settings.SAMPLES = samples;
  expect(shownSamples([1, 2])).toEqual(shown);
  expect(shownTools()).toHaveLength(tools);
});

it.each([
  ['/tools/fuel-prices', false],
  ['/tools/metal-rates', false],
  ['/tools/aqi-checker', false],
  ['/tools/horoscope', false],
  ['/tools/emi-calculator', true],
  ['/tools/pin-finder', true],
  ['/tools/bmi-calculator', true],
  ['/business', true],
  ['/india/gujarat', true],
])('without samples, is %s a page: %s', (path, expected) => {
  expect(isShown(path)).toBe(true);
  settings.SAMPLES = 'off';
  expect(isShown(path)).toBe(expected);
});

it('without samples no sample article is a story', async () => {
  expect(await sampleStory('sample-cricket-last-over', 'en')).not.toBeNull();
  settings.SAMPLES = 'off';
  expect(await sampleStory('sample-cricket-last-over', 'en')).toBeNull();
});
