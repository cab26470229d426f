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

it.each([
  [
    'a review',
    { rating: { value: 3.5, best: 5 } },
    '★★★½☆',
    '3.5 out of 5 stars',
    '5 में से 3.5 स्टार',
  ],
  ['a video', { seconds: 204 }, '3:24', '3 minutes 24 seconds', '3 मिनट 24 सेकंड'],
  ['a gallery', { pictureCount: 8 }, '8 photos', '8 photos', '8 तस्वीरें'],
  ['an opinion', { category: 'opinion', author: 'Asha' }, 'Asha', 'Asha', 'Asha'],
])('the card of %s says so', (_, story, shown, english, hindi) => {
  expect(draw(story, 'en')).toHaveTextContent(shown);
  expect(spoken(draw(story, 'en'))).toBe(`${english} · Bhopal`);
  expect(spoken(draw(story, 'hi'))).toBe(`${hindi} · Bhopal`);
});

it.each([
  ['has nothing of its kind', {}],
  ['has an author, but is no opinion', { category: 'sports', author: 'Asha' }],
  ['is an opinion without an author', { category: 'opinion' }],
])('of a story that %s nothing is said', (_, story) => {
  expect(draw(story, 'en')).toHaveTextContent(/^Bhopal$/);
});

it('shows who gives an opinion, beside the name', () => {
  const story = { category: 'opinion', author: 'Asha', portrait: 'https://img.example/a.jpg' };
  expect(draw(story, 'en').querySelector('img')).toHaveAttribute('alt', '');
});
