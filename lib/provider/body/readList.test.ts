import { p, picture, read, UPLOADS } from '@/lib/testing/bodies';

const item = (text: string, given: object = {}) => ({ content: [text], ...given });
const list = (given: object) => ({ type: 'list', ordered: false, ...given });
const IMG = `<img src="${UPLOADS}/a.jpg">`;

it.each([
  ['words between its items', '<ul><li>a</li>b</ul>', list({ items: [item('a'), item('b')] })],
  [
    'a paragraph before its first item',
    '<ol><p>a</p><li>b</li></ol>',
    list({ ordered: true, items: [item('a'), item('b', { value: 1 })] }),
  ],
  [
    'a list between its items',
    '<ul><li>a</li><ul><li>b</li></ul></ul>',
    list({ items: [item('a', { blocks: [list({ items: [item('b')] })] })] }),
  ],
  [
    'a heading in an item',
    '<ul><li><h3>a</h3><p>b</p></li></ul>',
    list({ items: [item('a', { blocks: [p('b')] })] }),
  ],
  [
    'a picture alone in an item that has a number',
    `<ol><li>${IMG}</li></ol>`,
    list({ ordered: true, items: [{ content: [], blocks: [picture('a.jpg')] }] }),
  ],
  [
    'a negative start',
    '<ol start="-1"><li>a</li></ol>',
    list({ ordered: true, start: -1, items: [item('a')] }),
  ],
  [
    'a start with a sign',
    '<ol start=" +3"><li>a</li></ol>',
    list({ ordered: true, start: 3, items: [item('a')] }),
  ],
  [
    'a start without end',
    '<ol start="12345678901234567890"><li>a</li></ol>',
    list({ ordered: true, start: 123_456_789, items: [item('a')] }),
  ],
])('keeps %s', (_, html, expected) => {
  expect(read(html)).toEqual([expected]);
});

it.each([
  ['lower-latin', 'a'],
  ['upper-latin', 'A'],
  ['lower-roman', 'i'],
  ['upper-roman', 'I'],
])('keeps the style %s', (style, numbering) => {
  expect(read(`<ol style="list-style-type: ${style}"><li>a</li></ol>`)).toEqual([
    list({ ordered: true, numbering, items: [item('a')] }),
  ]);
});

it('parts a text though it is empty', () => {
  expect(read('a<ul></ul>b')).toEqual([p('a'), p('b')]);
});

it('is none where its points are pictures', () => {
  expect(read(`<ul><li>${IMG}</li></ul>`)).toEqual([picture('a.jpg')]);
});
