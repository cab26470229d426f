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
    'a list that Lexical wraps in an item',
    '<ol><li value="1">a</li><li value="2"><ol><li value="1">b</li></ol></li><li value="2">c</li></ol>',
    list({
      ordered: true,
      items: [item('a', { blocks: [list({ ordered: true, items: [item('b')] })] }), item('c')],
    }),
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

describe('a list that Quill has written', () => {
  const quill = (kind: string, text: string, indent = '') =>
    `<li data-list="${kind}"${indent && ` class="ql-indent-${indent}"`}><span class="ql-ui"></span>${text}</li>`;

  it.each([
    [
      'bullets in a list of numbers',
      `<ol>${quill('bullet', 'a')}${quill('unchecked', 'b')}</ol>`,
      [list({ items: [item('a'), item('b')] })],
    ],
    [
      'levels',
      `<ol>${quill('ordered', 'a')}${quill('bullet', 'b', '1')}${quill('ordered', 'c')}</ol>`,
      [
        list({
          ordered: true,
          items: [item('a', { blocks: [list({ items: [item('b')] })] }), item('c')],
        }),
      ],
    ],
    [
      'levels of its first version',
      '<ul><li>a</li><li class="ql-indent-1">b</li></ul>',
      [list({ items: [item('a', { blocks: [list({ items: [item('b')] })] })] })],
    ],
    [
      'two kinds',
      `<ol>${quill('bullet', 'a')}${quill('ordered', 'b')}</ol>`,
      [list({ items: [item('a')] }), list({ ordered: true, items: [item('b')] })],
    ],
  ])('has %s', (_, html, expected) => {
    expect(read(html)).toEqual(expected);
  });
});

describe('a list that Word has written', () => {
  const word = (marker: string, text: string, level = 1) =>
    `<p class="MsoListParagraph" style="text-indent:-.25in;mso-list:l0 level${level} lfo1"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">${marker}<span style="font:7.0pt">&nbsp;&nbsp; </span></span></span><!--[endif]-->${text}<o:p></o:p></p>\n`;
  const bare = (marker: string, text: string) =>
    `<p class="MsoListParagraph"><span>${marker}<span>&nbsp;&nbsp; </span></span>${text}</p>`;

  it.each([
    ['bullets', word('·', 'a') + word('§', 'b'), list({ items: [item('a'), item('b')] })],
    [
      'bullets without styles',
      bare('·', 'a') + bare('o', 'b'),
      list({ items: [item('a'), item('b')] }),
    ],
    [
      'bullets of a text that hangs',
      '<p style="text-indent:-18pt"><span>●</span> <span>a</span></p><p style="text-indent:-18pt">●&nbsp;b</p>',
      list({ items: [item('a'), item('b')] }),
    ],
    [
      'bullets of a symbol font alone',
      '<p><span style="font-family:Wingdings">§</span> a</p>',
      list({ items: [item('a')] }),
    ],
    [
      'levels',
      word('·', 'a') + word('o', 'b', 2) + word('·', 'c'),
      list({ items: [item('a', { blocks: [list({ items: [item('b')] })] }), item('c')] }),
    ],
    [
      'numbers from four',
      word('4)', 'a') + word('5)', 'b'),
      list({ ordered: true, start: 4, items: [item('a'), item('b')] }),
    ],
    ['numbers of Hindi', word('१.', 'a'), list({ ordered: true, items: [item('a')] })],
    [
      'letters',
      word('a.', 'a') + word('b.', 'b'),
      list({ ordered: true, numbering: 'a', items: [item('a'), item('b')] }),
    ],
    [
      'Roman numbers',
      word('I.', 'a') + word('II.', 'b'),
      list({ ordered: true, numbering: 'I', items: [item('a'), item('b')] }),
    ],
  ])('has %s', (_, html, expected) => {
    expect(read(html)).toEqual([expected]);
  });

  it('ends where its numbers begin again, and at a plain paragraph', () => {
    const one = list({ ordered: true, items: [item('a')] });
    expect(read(`${word('1.', 'a')}${word('1.', 'a')}<p>b</p>${word('·', 'c')}`)).toEqual([
      one,
      one,
      p('b'),
      list({ items: [item('c')] }),
    ]);
  });

  it.each([
    ['<p class="MsoListParagraph">a</p>', 'a'],
    ['<p style="text-indent:-12px">a</p>', 'a'],
    ['<p class="MsoNormal">o</p>', 'o'],
    ['<p>· a</p>', '· a'],
    [word('1.1.', 'a'), '1.1. a'],
    [word('क.', 'a'), 'क. a'],
  ])('is not %s', (html, text) => {
    expect(read(html)).toEqual([p(text)]);
  });
});

it('parts a text though it is empty', () => {
  expect(read('a<ul></ul>b')).toEqual([p('a'), p('b')]);
});

it('is none where its points are pictures', () => {
  expect(read(`<ul><li>${IMG}</li></ul>`)).toEqual([picture('a.jpg')]);
});
