import { misspelled } from './checkSettings.mjs';

const NAMES = ['PORT', 'HOST', 'SITE_URL', 'NEWS_SOURCE', 'NEWS_API_URL', 'METRICS_PORT'];

it.each([
  ['NEWS_API_ULR', 'NEWS_API_URL'],
  ['NEWS_SOURC', 'NEWS_SOURCE'],
  ['NEWS_SOURCES', 'NEWS_SOURCE'],
  ['SITE_URl', 'SITE_URL'],
  ['site_url', 'SITE_URL'],
  ['METRIC_PORT', 'METRICS_PORT'],
])('%s is meant as %s', (given, meant) => {
  expect(misspelled([given], NAMES)).toEqual([`${given} is not a setting. Did you mean ${meant}?`]);
});

it.each(['SITE_URL', 'HOSTS', 'PATH', 'SITE_PORT', 'NEWS_SERVICE_HOST', 'NEWS_URL', ''])(
  'says nothing of %j',
  (given) => {
    expect(misspelled([given], NAMES)).toEqual([]);
  },
);
