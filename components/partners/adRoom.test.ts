import type * as generated from '#site/partners.mjs';
import { sidebarAdPx } from './adRoom';

const site: { -readonly [K in keyof typeof generated]: (typeof generated)[K] } =
  jest.requireMock('#site/partners.mjs');
jest.mock('#site/partners.mjs', () => ({ ...jest.requireActual('#site/partners.mjs') }));

it.each<[string, NonNullable<typeof generated.ADS>['slots'], number]>([
  [
    'its size on wide screens',
    { sidebar: { unit: 'a', sizes: { phone: [300, 250], desktop: [300, 600] } } },
    672,
  ],
  ['its only size', { sidebar: { unit: 'a', sizes: { phone: [300, 250] } } }, 322],
  ['no ad', { list: { unit: 'a', sizes: { phone: [300, 250] } } }, 0],
])('the room of a sidebar with %s', (_, slots, px) => {
  const script = 'https://ads.example.com/tag.js';
  jest.replaceProperty(site, 'ADS', { script, attributes: {}, adapter: null, slots });
  expect(sidebarAdPx()).toBe(px);
});

it('is none without ads', () => {
  expect(sidebarAdPx()).toBe(0);
});
