/** @jest-environment node */

import { renderToStaticMarkup } from 'react-dom/server';
import { BodyBlock } from '@/components/reader/body/BodyBlock';
import type { Block } from '@/lib/story/body';
import { BREAK, link, p, picture, UPLOADS, youtube } from '@/lib/testing/bodies';
import { liteWordsOf } from '@/lib/testing/textForms';
import { liteForm } from './liteTextForm';

const draw = (block: Block, locale: 'en' | 'hi' = 'en') =>
  renderToStaticMarkup(<BodyBlock block={block} form={liteForm(liteWordsOf(locale))} />);

const PICTURE = `/pictures/fit?url=${encodeURIComponent(`${UPLOADS}/a.jpg`)}&amp;w=400`;

it.each<[string, Block, string]>([
  ['a paragraph', p('One <b>', BREAK, 'two'), '<p>One &lt;b&gt;<br/>two</p>'],
  [
    'marks',
    p({ type: 'strong', content: ['a', { type: 'emphasis', content: ['b'] }] }, ' ', {
      type: 'code',
      content: ['c'],
    }),
    '<p><strong>a<em>b</em></strong> <code>c</code></p>',
  ],
  [
    'a link',
    p(link('https://other.example/?a=1&b="2"', 'there')),
    '<p><a href="https://other.example/?a=1&amp;b=&quot;2&quot;" rel="nofollow noopener">there</a></p>',
  ],
  ['a heading', { type: 'heading', level: 3, content: ['Why'] }, '<h3>Why</h3>'],
  [
    'a list',
    { type: 'list', ordered: true, items: [{ content: ['one'] }, { content: ['two'] }] },
    '<ol><li>one</li><li>two</li></ol>',
  ],
  [
    'a quotation',
    { type: 'quotation', content: [['Yes.']], source: 'She' },
    '<blockquote><p>Yes.</p><footer class="m">She</footer></blockquote>',
  ],
  [
    'a table',
    { type: 'table', head: [[{ content: ['Place'] }]], rows: [[{ content: ['Sagar'] }]] },
    '<div role="region" aria-label="Table" tabindex="0" class="x"><table><thead><tr><th scope="col">Place</th></tr></thead><tbody><tr><td>Sagar</td></tr></tbody></table></div>',
  ],
  ['a rule', { type: 'rule' }, '<hr/>'],
  [
    'where the rest is',
    { type: 'truncated', url: 'https://x.example/?a=1&b' },
    '<p lang="en" class="m">This is only the beginning of the text. <a href="https://x.example/?a=1&amp;b" rel="nofollow noopener" class="k">Read the whole text at its source</a></p>',
  ],
])('writes %s', (_, block, html) => {
  expect(draw(block)).toBe(html);
});

it.each([
  ['en', 'Picture: Rain (up to 30 KB)'],
  ['hi', 'तस्वीर: Rain (30 केबी तक)'],
] as const)('leads to a picture and says what it takes at most (%s)', (locale, name) => {
  expect(draw(picture('a.jpg', { alt: 'Rain', credit: 'R' }), locale)).toContain(
    `<a class="k" lang="${locale}" href="${PICTURE}">${name}</a>`,
  );
});

it('leads to each picture of a gallery', () => {
  const [one, two] = [picture('a.jpg'), picture('b.jpg')].flatMap((block) =>
    block.type === 'picture' ? [block.picture] : [],
  );
  const html = draw({ type: 'gallery', pictures: [one, two].flatMap((shown) => shown ?? []) });
  expect(html.match(/Picture \(up to 30 KB\)/g)).toHaveLength(2);
});

it('says in which language its own words for a player are', () => {
  const audio = { type: 'audio', url: `${UPLOADS}/a.mp3` } as const;
  expect(draw(audio, 'hi')).toContain('lang="hi"');
  expect(draw({ ...audio, caption: 'Flood' }, 'hi')).not.toContain('lang=');
});

it.each<[Block, string, string]>([
  [youtube(), 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'Play video (YouTube)'],
  [
    { type: 'embed', provider: 'x', id: '1', url: 'https://x.com/a/status/1' },
    'https://x.com/a/status/1',
    'Show the post (X)',
  ],
  [{ type: 'audio', url: `${UPLOADS}/a.mp3` }, `${UPLOADS}/a.mp3`, 'Recording'],
  [{ type: 'video', url: `${UPLOADS}/a.mp4`, caption: 'Flood' }, `${UPLOADS}/a.mp4`, 'Flood'],
])('%j is a link', (block, href, name) => {
  expect(draw(block)).toMatch(new RegExp(`href="${href.replace(/[.?]/g, '\\$&')}"[^>]*>`));
  expect(draw(block)).toContain(`>${name.replaceAll('<', '&lt;')}</a>`);
});
