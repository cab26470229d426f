import { feedMarkup } from '@/components/testing/feedMarkup';
import type { Block } from '@/lib/story/body';
import { words } from '@/lib/testing/words';

const PICTURE = 'https://cms.example.org/uploads/a.jpg';
const FITTED = `http://localhost:3000/pictures/fit?url=${encodeURIComponent(PICTURE)}&amp;w=1200`;

it.each<[Block, string]>([
  [
    {
      type: 'paragraph',
      content: [
        'A & <b> ',
        { type: 'strong', content: [{ type: 'emphasis', content: ['b'] }] },
        { type: 'break' },
        { type: 'link', href: 'https://x.example/?a=1&b="', content: ['c'] },
      ],
    },
    '<p>A &amp; &lt;b&gt; <strong><em>b</em></strong><br><a href="https://x.example/?a=1&amp;b=&quot;">c</a></p>',
  ],
  [{ type: 'heading', level: 3, content: ['A'] }, '<h3>A</h3>'],
  [
    { type: 'list', ordered: true, items: [{ content: ['A'] }, { content: ['B'] }] },
    '<ol><li>A</li><li>B</li></ol>',
  ],
  [
    { type: 'quotation', content: [['A'], ['B']], source: 'C' },
    '<blockquote><p>A</p><p>B</p><footer>C</footer></blockquote>',
  ],
  [
    { type: 'picture', picture: { url: PICTURE, alt: '"A"', caption: 'B', credit: 'C' } },
    `<figure><img src="${FITTED}" alt="&quot;A&quot;"><figcaption>B (C)</figcaption></figure>`,
  ],
  [
    { type: 'gallery', pictures: [{ url: PICTURE, alt: '' }] },
    `<figure><img src="${FITTED}" alt=""></figure>`,
  ],
  [
    { type: 'table', caption: 'A', head: [[{ content: ['B'] }]], rows: [[{ content: ['C'] }]] },
    '<table><caption>A</caption><thead><tr><th scope="col">B</th></tr></thead><tbody><tr><td>C</td></tr></tbody></table>',
  ],
  [
    { type: 'embed', provider: 'x', id: '1', url: 'https://x.com/a/status/1', title: 'A' },
    '<p><a href="https://x.com/a/status/1">A</a></p>',
  ],
  [
    { type: 'video', url: 'https://cms.example.org/a.mp4' },
    '<p><a href="https://cms.example.org/a.mp4">https://cms.example.org/a.mp4</a></p>',
  ],
  [{ type: 'rule' }, '<hr>'],
  [{ type: 'truncated' }, `<p>${words.en.Reader.truncated}</p>`],
  [
    { type: 'truncated', url: 'https://x.example/?a=1&b' },
    `<p>${words.en.Reader.truncated} <a href="https://x.example/?a=1&amp;b">${words.en.Reader.wholeText}</a></p>`,
  ],
])('%j is %s', (block, html) => {
  expect(feedMarkup([block])).toBe(html);
});
