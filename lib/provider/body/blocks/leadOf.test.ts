import type { BodyPicture } from '@/lib/story/body';
import { p, picture, UPLOADS } from '@/lib/testing/bodies';
import { leadOf } from './leadOf';

const A = `${UPLOADS}/a.jpg`;
const narrow = picture('a.jpg', { width: 90, height: 60 });
const wide = picture('a.jpg', { width: 100, height: 60 });
const named: BodyPicture = { url: A, alt: '' };

it.each([
  ['one at the top', [wide, p('One')], null],
  ['one of no known width', [picture('a.jpg'), p('One')], null],
  ['one below a paragraph', [p('One'), picture('a.jpg', { width: 300, height: 200 })], null],
  ['a narrow one that the source names', [narrow, p('One')], named],
])('takes %s out of the text', (_, body, given) => {
  expect(leadOf(body, given)).toEqual({ body: [p('One')], picture: A });
});

it.each([
  ['a badge at the top', [narrow, p('One')]],
  ['a portrait below a paragraph', [p('One'), picture('a.jpg', { width: 299, height: 200 })]],
])('leaves %s in the text', (_, body) => {
  expect(leadOf(body, null)).toEqual({ body, picture: null });
});
