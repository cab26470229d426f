import { card } from '@/lib/testing/samples';
import { pictureText } from './pictureText';

it.each([
  [{ category: 'photos' }, 'Rain fell before noon.'],
  [{ category: 'Photos', summary: '' }, 'Monsoon reaches the hills'],
  [{ category: 'weather' }, ''],
  [{ category: null }, ''],
])('describes the picture of %j', (given, text) => {
  expect(pictureText(card(given))).toBe(text);
});
