import { readPreviewToken } from '../lib/request/previewToken.mjs';
import { previewLink } from './previewLink.mjs';

const NOW = Date.parse('2026-11-20T06:30:00.000Z');
const SETTINGS = {
  PREVIEW_SECRET: 'a secret of thirty-two characters',
  SITE_URL: 'https://www.example.org',
};

it.each([
  [['42'], '/preview', 24],
  [['42', '--language', 'hi', '--hours', '168'], '/hi/preview', 168],
])('%j is a link that works for its hours', (args, path, hours) => {
  const result = previewLink(args, SETTINGS, NOW);
  const url = new URL('link' in result ? result.link : '');
  expect([url.origin, url.pathname, url.searchParams.get('id')]).toEqual([
    'https://www.example.org',
    path,
    '42',
  ]);
  const token = url.searchParams.get('token') ?? '';
  expect(readPreviewToken(token, { id: '42', secret: SETTINGS.PREVIEW_SECRET, now: NOW })).toBe(
    NOW / 1000 + hours * 3600,
  );
});

it.each([
  [[], SETTINGS, /id/],
  [['42'], {}, /PREVIEW_SECRET/],
  [['42', '--hours', '169'], SETTINGS, /168/],
  [['42', '--hours', 'x'], SETTINGS, /168/],
])('%j says what is missing', (args, settings, problem) => {
  expect(previewLink(args, settings, NOW)).toEqual({ problem: expect.stringMatching(problem) });
});
