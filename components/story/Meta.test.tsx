import { screen } from '@testing-library/react';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { NOW } from '@/lib/testing/samples';
import { Meta } from './Meta';

const PLAIN = { publishedAt: null, place: 'Bhopal', state: null };
const draw = (story: object, locale: 'en' | 'hi') =>
  renderInLocale(<Meta story={{ ...PLAIN, ...story }} now={NOW} />, locale).container;

const RATING = { value: 3.5, best: 5, stars: '★★★½☆' };

it.each([
  ['a review', { rating: RATING }, '★★★½☆', '★★★½☆'],
  ['a video', { seconds: 204 }, '3 min', '3 मिनट'],
  ['a short video', { seconds: 22 }, '22 sec', '22 सेकंड'],
  ['a gallery', { pictureCount: 8 }, '8 photos', '8 तस्वीरें'],
  ['an opinion', { author: 'Asha' }, 'Asha', 'Asha'],
])('the card of %s says so', (_, story, english, hindi) => {
  expect(draw(story, 'en')).toHaveTextContent(`${english} · Bhopal`);
  expect(draw(story, 'hi')).toHaveTextContent(`${hindi} · Bhopal`);
});

it.each([
  ['en', 'Rating: 3.5 out of 5 stars'],
  ['hi', 'रेटिंग: 5 में से 3.5 स्टार'],
] as const)('stars are said in words (%s)', (locale, name) => {
  draw({ rating: RATING }, locale);
  expect(screen.getByRole('img', { name })).toBeVisible();
});

it('of another story nothing is said', () => {
  expect(draw({}, 'en')).toHaveTextContent(/^Bhopal$/);
});

it('of a story in another language is in the page’s', () => {
  draw({ pictureCount: 3 }, 'hi');
  expect(screen.getByText(/3.तस्वीरें/)).toHaveAttribute('lang', 'hi');
});
