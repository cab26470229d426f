import { uploadAddress } from './uploads.mjs';

const SETTINGS = {
  NEWS_SOURCE: 'wordpress',
  NEWS_API_URL: 'https://cms.example.org',
  SITE_URL: 'https://www.example.org',
};
const FILE = '/wp-content/uploads/2026/11/a.jpg';

it.each<[string, Partial<Parameters<typeof uploadAddress>[2]>, string | null]>([
  ['WordPress', {}, `https://cms.example.org${FILE}`],
  ['one below a path', { NEWS_API_URL: 'https://a.in/cms' }, `https://a.in/cms${FILE}`],
  ['one at this site’s name', { NEWS_API_URL: 'https://www.example.org' }, null],
  ['one that readers cannot reach', { NEWS_API_URL: 'http://10.0.0.7' }, null],
  [
    'one whose files are elsewhere',
    { NEWS_API_URL: 'http://10.0.0.7', NEWS_IMAGE_HOSTS: ['a.in/x/', 'files.example.org'] },
    `https://files.example.org${FILE}`,
  ],
  [
    'one on this machine, as the site',
    { NEWS_API_URL: 'http://localhost:8080', SITE_URL: 'http://localhost:3000' },
    `http://localhost:8080${FILE}`,
  ],
  ['another source', { NEWS_SOURCE: 'ghost' }, null],
  ['a feed', { NEWS_SOURCE: 'feeds' }, null],
])('a file of %s', (_, settings, address) => {
  expect(uploadAddress(FILE, '', { ...SETTINGS, ...settings })).toBe(address);
});

it.each([
  ['/content/images/size/w600/2026/11/a.jpg', 'ghost', 'https://cms.example.org'],
  ['/content/files/2026/11/a.pdf', 'ghost', 'https://cms.example.org'],
  ['/content/themes/a.css', 'ghost', null],
  ['/images/a.jpg', 'api', null],
])('%s of %s is at %s', (path, NEWS_SOURCE, base) => {
  expect(uploadAddress(path, '', { ...SETTINGS, NEWS_SOURCE })).toBe(base && base + path);
});

it.each([
  [FILE, '?w=300', `https://cms.example.org${FILE}?w=300`],
  [
    '/wp-content/uploads/@evil.example/a.jpg',
    '',
    'https://cms.example.org/wp-content/uploads/@evil.example/a.jpg',
  ],
  ['/wp-content/plugins/a.js', '', null],
  ['/hi/wp-content/uploads/a.jpg', '', null],
])('%s%s leads to %s', (path, query, address) => {
  expect(uploadAddress(path, query, SETTINGS)).toBe(address);
});
