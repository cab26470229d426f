import { createMovedTo } from './movedTo.mjs';

const movedTo = createMovedTo({
  settings: {
    NEWS_SOURCE: 'wordpress',
    NEWS_API_URL: 'https://cms.example.org',
    SITE_URL: 'https://www.example.org',
  },
  files: ['rss.xml'],
});

it.each([
  ['/feed/', { status: 308, location: '/feeds/en/all.rss' }],
  ['/rss.xml', null], // the newsroom's own
  [
    '/wp-content/uploads/a.jpg',
    { status: 302, location: 'https://cms.example.org/wp-content/uploads/a.jpg' },
  ],
  ['/india', null],
])('%s is answered with %j', (pathname, answer) => {
  expect(movedTo({ pathname, query: '' })).toEqual(answer);
});
