import { p } from '@/lib/testing/bodies';
import { textBefore, teaserOf } from './teaser';

const list = { type: 'list', ordered: false, items: [{ content: ['Whole'] }] } as const;

it.each([
  [
    [p('1'), p('2'), p('3'), p('4'), p('5')],
    [p('1'), p('2')],
  ],
  [[p('1'), p('2'), p('3')], [p('1')]],
  [[list, p('1'), list, p('2')], [p('1')]],
  [[p('1')], null],
  [[list], null],
  [[], null],
  [null, null],
])('of %j shows %j', (body, shown) => {
  expect(teaserOf(body)).toEqual(shown);
});

it.each([
  ['<p>1</p><!--more--><p>2</p>', '<p>1</p>'],
  ['<!--more--><p>2</p>', ''],
  ['<p>1</p>', null],
])('of %s stands %j before the mark', (html, before) => {
  expect(textBefore(html, /<!--more-->/)).toBe(before);
});
