import { HtmlRenderer, Parser } from 'commonmark';
import type { Block } from '@/lib/story/body';
import { blockMarkdown } from './bodyMarkdown';

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
  expect(new HtmlRenderer().render(new Parser().parse(markdown))).toBe(
    '<blockquote>\n<p>1. A <strong>b</strong> c</p>\n<p>&lt;b&gt;&amp;amp;</p>\n</blockquote>\n',
  );
});
