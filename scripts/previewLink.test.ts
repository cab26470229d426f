import { readDraftToken } from '../lib/request/draftToken.mjs';
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
  expect(readDraftToken(token, { id: '42', secret: SETTINGS.PREVIEW_SECRET, now: NOW })).toBe(
    NOW / 1000 + hours * 3600,
  );
});

it.each([
  [[], SETTINGS, /id/],
  [['42'], {}, /PREVIEW_SECRET/],
  [['42', '--hours', '169'], SETTINGS, /168/],
  [['42', '--hours', 'x'], SETTINGS, /168/],
  [['42', '--hours', '0x10'], SETTINGS, /168/],
  [['42', '--hours'], SETTINGS, /--hours/],
  [['42', '--lang', 'hi'], SETTINGS, /--lang/],
  [['42', '43'], SETTINGS, /one story/],
  [['https://cms.example.org/?p=42'], SETTINGS, /id of one story/],
  [['42', '--language', 'Hindi'], SETTINGS, /--language .*Hindi/],
  [['42'], { ...SETTINGS, PREVIEW_SECRET: 'short' }, /^PREVIEW_SECRET must have at least 32/],
  [['42'], { ...SETTINGS, SITE_URL: 'www.example.org' }, /^SITE_URL must be an http or https URL$/],
  [['42'], { ...SETTINGS, SITE_URL: 'https://example.org/hi' }, /^SITE_URL must be an origin/],
])('%j says what is missing', (args, settings, problem) => {
  expect(previewLink(args, settings, NOW)).toEqual({ problem: expect.stringMatching(problem) });
});
