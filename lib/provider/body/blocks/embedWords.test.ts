import { beforeEmbeds, teaserText } from './embedWords';

it.each([
  ['It rains. https://youtu.be/abcdefghijk The end. […]', 'It rains.'],
  ['It rains. https://www.instagram.com/p/Cabc/ The end.', 'It rains.'],
  ['https://x.com/desk/status/1 It rains.', ''],
  [
    'It rains. Roads closed pic.twitter.com/abc — Desk (@desk) November 20, 2026',
    'It rains. Roads closed',
  ],
  [
    'It rains. Roads closed — State Desk (@desk) November 20, 2026 The end.',
    'It rains. Roads closed',
  ],
  ['It rains. View this post on Instagram A post shared by Desk (@desk)', 'It rains.'],
  [
    'The order is at https://example.org/order — read it.',
    'The order is at https://example.org/order — read it.',
  ],
  ['Rain — and wind (since noon) — goes on.', 'Rain — and wind (since noon) — goes on.'],
])('keeps of the excerpt “%s” no more than “%s”', (excerpt, kept) => {
  expect(beforeEmbeds(excerpt)).toBe(kept);
});

it.each([
  ['Listen to this article It rains.', 'It rains.'],
  ['3 min read | It rains.', 'It rains.'],
  ['Listen to this article', 'Listen to this article'],
])('of the teaser “%s” shows “%s”', (teaser, shown) => {
  expect(teaserText(teaser)).toBe(shown);
});
