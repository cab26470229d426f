import { requestContext } from '@/lib/request/requestContext.mjs';
import { adSlot, partnersOfPage } from './partnerSettings';

jest.mock('#site/partners.mjs', () => ({
  ADS: { script: 'https://ads.test/a.js', slots: { homeTop: { heights: [100, 90] } } },
  ANALYTICS: null,
  CONSENT: 'needed',
}));

const onPage = (context: { target?: string; status?: 404 | 410 | 503 }) =>
  requestContext.run(context, () => [partnersOfPage(), adSlot('homeTop')]);

it('a page has what is configured', () => {
  expect(onPage({ target: '/hi?a=preview' })).toEqual([
    { asked: 'ads', isAsking: true },
    { heights: [100, 90] },
  ]);
});

it.each([
  { target: '/preview?id=7' },
  { target: '/hi/preview?id=7' },
  { target: '/%70review?id=7' },
  { target: '//preview?id=7' },
  { target: '/nothing', status: 404 as const },
])('nobody else’s script is on %j', (context) => {
  expect(onPage(context)).toEqual([null, null]);
});
