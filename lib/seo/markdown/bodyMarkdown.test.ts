import MarkdownIt from 'markdown-it';
import type { Block, Inline } from '@/lib/story/body';
import { blockMarkdown } from './bodyMarkdown';

const reader = new MarkdownIt('commonmark');
const WORDS = { truncated: 'There is *more*.', wholeText: 'Whole' };
const PICTURE = 'https://cms.example.org/uploads/a(1).jpg';

it.each<[Block, string]>([
  [
    {
      type: 'paragraph',
      content: [
        'A *b* ',
        { type: 'strong', content: ['c ', { type: 'emphasis', content: ['d'] }] },
        { type: 'break' },
        {
          type: 'link',
          href: 'https://x.example/(1)',
          content: ['e ', { type: 'code', content: ['f_'] }],
        },
        ' g',
      ],
    },
    'A \\*b\\* **c *d***\\\n[e f\\_](https://x.example/%281%29) g',
  ],
  [{ type: 'heading', level: 2, content: ['A #'] }, '## A \\#'],
  [
    {
      type: 'list',
      ordered: true,
      items: [{ content: ['A'] }, { content: ['B', { type: 'break' }, 'C'] }],
    },
    '1. A\n2. B C',
  ],
  [{ type: 'list', ordered: false, items: [{ content: ['- A'] }] }, '- \\- A'],
  [{ type: 'quotation', content: [['A'], ['B']], source: 'C' }, '> A\n>\n> B\n>\n> — C'],
  [
    { type: 'picture', picture: { url: PICTURE, alt: 'A', caption: 'B', credit: 'C' } },
    `![A](http://localhost:3000/pictures/fit?url=${encodeURIComponent(PICTURE).replace('(', '%28').replace(')', '%29')}&w=1200)\n\nB C`,
  ],
  [
    {
      type: 'table',
      caption: 'A',
      head: [[{ content: ['B'] }, { content: ['C|d'] }]],
      rows: [[{ content: ['E'] }]],
    },
    'A\n\n| B | C\\|d |\n| --- | --- |\n| E |',
  ],
  [
    { type: 'embed', provider: 'x', id: '1', url: 'https://x.com/a/status/1' },
    '[https://x.com/a/status/1](https://x.com/a/status/1)',
  ],
  [
    { type: 'audio', url: 'https://cms.example.org/a.mp3', caption: 'A' },
    '[A](https://cms.example.org/a.mp3)',
  ],
  [{ type: 'rule' }, '---'],
  [{ type: 'truncated' }, 'There is \\*more\\*.'],
  [
    { type: 'truncated', url: 'https://x.example/(1)' },
    'There is \\*more\\*. [Whole](https://x.example/%281%29)',
  ],
])('%j is %s', (block, markdown) => {
  expect(blockMarkdown(block, WORDS)).toBe(markdown);
});

it('is read as what it was', () => {
  const markdown = blockMarkdown(
    {
      type: 'quotation',
      content: [['1. A ', { type: 'strong', content: ['b '] }, 'c'], ['<b>&amp;']],
    },
    WORDS,
  );
  expect(reader.render(markdown)).toBe(
    '<blockquote>\n<p>1. A <strong>b</strong> c</p>\n<p>&lt;b&gt;&amp;amp;</p>\n</blockquote>\n',
  );
});

const strong = (...content: Inline[]): Inline => ({ type: 'strong', content });
const link = (...content: Inline[]): Inline => ({
  type: 'link',
  href: 'https://x.example/',
  content,
});

it.each<[Inline[], string]>([
  [[strong('नोट:'), 'यह'], '<strong>नोट:</strong>यह'],
  [['कहा', strong('“हाँ”'), 'और'], 'कहा<strong>“हाँ”</strong>और'],
  [[strong('a'), strong('b')], '<strong>a</strong><strong>b</strong>'],
  [[{ type: 'emphasis', content: [strong('a.')] }, 'b'], '<em><strong>a.</strong></em>b'],
  [[strong('अंत।'), ' अगला'], '<strong>अंत।</strong> अगला'],
  [['वाह!', link('यहाँ')], 'वाह!<a href="https://x.example/">यहाँ</a>'],
  [[link('a'), '(b)'], '<a href="https://x.example/">a</a>(b)'],
])('keeps the marks of %j', (content, html) => {
  const markdown = blockMarkdown({ type: 'paragraph', content }, WORDS);
  const read = reader.render(markdown);
  expect(read.replaceAll('<!-- -->', '')).toBe(`<p>${html}</p>\n`);
});

it('escapes a line of a cell, whatever is before it', () => {
  const cell = { content: ['a\\|b'] };
  expect(blockMarkdown({ type: 'table', head: [], rows: [[cell]] }, WORDS)).toContain(
    '| a\\\\\\|b |',
  );
});
