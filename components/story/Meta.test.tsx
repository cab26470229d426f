import { renderInLocale } from '@/lib/testing/renderInLocale';
import { NOW } from '@/lib/testing/samples';
import { Meta } from './Meta';

const PLAIN = { publishedAt: null, place: 'Bhopal', state: null };
const draw = (story: object, locale: 'en' | 'hi') =>
  renderInLocale(<Meta story={{ ...PLAIN, ...story }} now={NOW} />, locale).container;

/** As a screen reader says it. */
function spoken(part: Element): string {
  part.querySelectorAll('[aria-hidden]').forEach((hidden) => hidden.remove());
  return part.textContent;
}

const RATING = { value: 3.5, best: 5, stars: '★★★½☆' };

it.each([
  ['a review', { rating: RATING }, '★★★½☆', '3.5 out of 5 stars', '5 में से 3.5 स्टार'],
  ['a video', { seconds: 204 }, '3 min', '3 min', '3 मिनट'],
  ['a short video', { seconds: 22 }, '22 sec', '22 sec', '22 सेकंड'],
  ['a gallery', { pictureCount: 8 }, '8 photos', '8 photos', '8 तस्वीरें'],
  ['an opinion', { author: 'Asha' }, 'Asha', 'Asha', 'Asha'],
])('the card of %s says so', (_, story, shown, english, hindi) => {
  expect(draw(story, 'en')).toHaveTextContent(shown);
  expect(spoken(draw(story, 'en'))).toBe(`${english} · Bhopal`);
  expect(spoken(draw(story, 'hi'))).toBe(`${hindi} · Bhopal`);
});

it('of another story nothing is said', () => {
  expect(draw({}, 'en')).toHaveTextContent(/^Bhopal$/);
});
