import type { Block, Body, ListItem, TableCell } from '@/lib/story/body';
import { aside, BREAK, link, p, picture, read, SITE, UPLOADS } from '@/lib/testing/bodies';

const list = (items: readonly ListItem[]): Block => ({ type: 'list', ordered: false, items });
const ordered = (items: readonly ListItem[], given: object = {}): Block => ({
  type: 'list',
  ordered: true,
  ...given,
  items,
});
const row = (...cells: TableCell['content'][]): TableCell[] =>
  cells.map((content) => ({ content }));

const TEXT: [string, string, Body][] = [
  ['paragraphs', '<p>One.</p>\n\n<p> Two\n lines. </p>', [p('One.'), p('Two lines.')]],
  ['bare text', 'One.', [p('One.')]],
  [
    'two line breaks as a paragraph',
    'One.<br><br />\nTwo.<br>Three.',
    [p('One.'), p('Two.', BREAK, 'Three.')],
  ],
  [
    'two line breaks about a no-break space as a paragraph',
    'One.<br>&nbsp;<br>Two.<br>&nbsp;Three.',
    [p('One.'), p('Two.', BREAK, '\u00a0Three.')],
  ],
  [
    'no indent of no-break spaces',
    '<p>&nbsp;&nbsp; &nbsp;One&nbsp;</p><p><span>&nbsp;</span>Two &nbsp;<b>three</b></p><h3>&nbsp;Four</h3>',
    [
      p('One'),
      p('Two \u00a0', { type: 'strong', content: ['three'] }),
      { type: 'heading', level: 3, content: ['Four'] },
    ],
  ],
  [
    'the indent of code',
    '<p><code>&nbsp;&nbsp;return</code></p><pre>&nbsp; x</pre><p>&nbsp; if<br>&nbsp; &nbsp; x</p>',
    [
      p({ type: 'code', content: ['\u00a0\u00a0return'] }),
      { type: 'preformatted', content: ['\u00a0 x'] },
      p('\u00a0 if', BREAK, '\u00a0 \u00a0 x'),
    ],
  ],
  [
    'nested divs',
    '<div><div>One.<div>Two.</div></div>Three.</div>',
    [p('One.'), p('Two.'), p('Three.')],
  ],
  ['nothing of empty paragraphs', '<p>&nbsp;</p><p></p><p><br></p><p>One.</p>', [p('One.')]],
  [
    'entities, once',
    '<p>AT&amp;T &amp;lt;b&amp;gt; &#8377;5 &hellip;</p>',
    [p('AT&T &lt;b&gt; ₹5 …')],
  ],
  ['a no-break space', '<p>5&nbsp;km</p>', [p('5\u00a0km')]],
  [
    'emphasis across its borders',
    '<p>One <strong>two <em>three</em></strong> <b> four</b><i>five</i></p>',
    [
      p(
        'One ',
        { type: 'strong', content: ['two ', { type: 'emphasis', content: ['three'] }] },
        ' ',
        { type: 'strong', content: ['four'] },
        { type: 'emphasis', content: ['five'] },
      ),
    ],
  ],
  [
    'emphasis as Google Docs writes it',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p>One <span style="font-weight:700">two</span> <span style="font-style: italic">three</span> <span style="font-weight:400;font-style:normal">four</span></p></b>',
    [
      p(
        'One ',
        { type: 'strong', content: ['two'] },
        ' ',
        { type: 'emphasis', content: ['three'] },
        ' four',
      ),
    ],
  ],
  [
    'wrongly nested markup as browsers do',
    '<p><b>One <i>two</b> three</i></p>',
    [
      p(
        { type: 'strong', content: ['One ', { type: 'emphasis', content: ['two'] }] },
        { type: 'emphasis', content: [' three'] },
      ),
    ],
  ],
  [
    'headings below the page’s own',
    '<h1>One</h1><h2>Two</h2><h3>Three</h3><h6>Six</h6>',
    [
      { type: 'heading', level: 2, content: ['One'] },
      { type: 'heading', level: 2, content: ['Two'] },
      { type: 'heading', level: 3, content: ['Three'] },
      { type: 'heading', level: 4, content: ['Six'] },
    ],
  ],
  [
    'lists, and what stands within an item',
    '<ul>\n<li>One</li><li><p>Two</p><p>and a half</p><ol><li>Three</li></ol></li></ul><ol><li>Four</li></ol>',
    [
      list([
        { content: ['One'] },
        { content: ['Two'], blocks: [p('and a half'), ordered([{ content: ['Three'] }])] },
      ]),
      ordered([{ content: ['Four'] }]),
    ],
  ],
  [
    'a line of code, and code with its lines',
    '<p>Run <code>npm</code></p><pre class="wp-block-code"><code>a\n  b</code></pre>',
    [
      p('Run ', { type: 'code', content: ['npm'] }),
      { type: 'preformatted', content: [{ type: 'code', content: ['a', BREAK, '  b'] }] },
    ],
  ],
  [
    'a separator, and none that parts nothing',
    '<hr><p>One.</p><hr class="wp-block-separator"/><p>Two.</p><hr><hr>',
    [p('One.'), { type: 'rule' }, p('Two.')],
  ],
  [
    'typed separators',
    '<p>One.</p><p>***</p><p>• • •<br></p><p>—</p>',
    [p('One.'), { type: 'rule' }, { type: 'rule' }, p('—')],
  ],
  [
    'links, resolved',
    '<p><a href="/a?b=1&amp;c=2">A</a><a href="mailto:news@example.org">B</a> <a href=" tel:+911200000000">C</a></p>',
    [
      p(
        link(`${SITE}/a?b=1&c=2`, 'A'),
        link('mailto:news@example.org', 'B'),
        ' ',
        link('tel:+911200000000', 'C'),
      ),
    ],
  ],
  [
    'the text of links that lead nowhere',
    '<p><a href="#top">A</a> <a href="javascript:x()">B</a> <a href="data:text/html,x">C</a> <a>D</a> <a href="https://u:p@x.example">E</a></p>',
    [p('A B C D E')],
  ],
  ['definitions', '<dl><dt>PIN</dt><dd>A code.</dd></dl>', [p('PIN'), p('A code.')]],
  [
    'an emoji drawn as a picture',
    '<p>Go <img class="emoji" alt="😀" src="https://s.w.org/x.svg"></p>',
    [p('Go 😀')],
  ],
];

const QUOTATIONS: [string, string, Body][] = [
  [
    'a quotation with its source',
    '<blockquote class="wp-block-quote"><p>One.</p><p>Two.</p><cite>A teacher</cite></blockquote>',
    [{ type: 'quotation', content: [['One.'], ['Two.']], source: 'A teacher' }],
  ],
  [
    'a pull quotation',
    '<figure class="wp-block-pullquote"><blockquote><p>One.</p><cite>A teacher</cite></blockquote></figure>',
    [{ type: 'quotation', content: [['One.']], source: 'A teacher' }],
  ],
  [
    'Ghost’s quotation',
    '<blockquote class="kg-blockquote-alt">One.</blockquote>',
    [{ type: 'quotation', content: [['One.']] }],
  ],
  [
    'a quotation with a picture',
    `<blockquote><p>One.</p><img src="${UPLOADS}/a.jpg"></blockquote>`,
    [{ type: 'quotation', content: [['One.']] }, picture('a.jpg')],
  ],
];

const TABLES: [string, string, Body][] = [
  [
    'a table of WordPress',
    '<figure class="wp-block-table"><table class="has-fixed-layout"><thead><tr><th>City</th><th>mm</th></tr></thead><tbody><tr><td>Indore</td><td><strong>12</strong></td></tr></tbody><tfoot><tr><td>All</td><td></td></tr></tfoot></table><figcaption>Rain</figcaption></figure>',
    [
      {
        type: 'table',
        caption: 'Rain',
        head: [row(['City'], ['mm'])],
        rows: [row(['Indore'], [{ type: 'strong', content: ['12'] }]), row(['All'], [])],
      },
    ],
  ],
  [
    'a table whose first row is its head',
    '<table><caption>Rain</caption><tr><th>City<th>mm<tr><th>Indore<td>12<br>of 20</table>',
    [
      {
        type: 'table',
        caption: 'Rain',
        head: [row(['City'], ['mm'])],
        rows: [[{ content: ['Indore'], isHeader: true }, { content: ['12', BREAK, 'of 20'] }]],
      },
    ],
  ],
  ['a table of one cell', '<table><tr><td>One.</td></tr></table>', [p('One.')]],
  [
    'a table of one column',
    '<table width="100%"><tr><td><p>One.</p><p>Two.</p></td></tr><tr><td>Three.</td></tr></table>',
    [p('One.'), p('Two.'), p('Three.')],
  ],
  [
    'a picture laid out above a text',
    `<table><tr><td><img src="${UPLOADS}/a.jpg"></td></tr><tr><td>One.<p>Two.</p></td></tr></table>`,
    [picture('a.jpg'), p('One.'), p('Two.')],
  ],
  [
    'a picture laid out beside a text',
    `<table><tr><td><p>One.</p></td><td><img src="${UPLOADS}/a.jpg"></td></tr></table>`,
    [p('One.'), picture('a.jpg')],
  ],
];

const CARDS: [string, string, Body][] = [
  [
    'a callout',
    '<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Boil it.</div></div>',
    [aside('Boil it.')],
  ],
  [
    'a toggle',
    '<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text"><span>Why?</span></h4><button class="kg-toggle-card-icon"><svg></svg></button></div><div class="kg-toggle-content"><p>So.</p></div></div>',
    [{ type: 'heading', level: 4, content: ['Why?'] }, aside('So.')],
  ],
  [
    'a button',
    '<div class="kg-card kg-button-card"><a href="https://other.example/a" class="kg-btn">Join</a></div>',
    [aside(link('https://other.example/a', 'Join'))],
  ],
  [
    'columns and groups',
    '<div class="wp-block-columns"><div class="wp-block-column"><p>One.</p></div><div class="wp-block-column"><p>Two.</p></div></div><div class="wp-block-group"><div class="wp-block-group__inner-container"><p>Three.</p></div></div>',
    [p('One.'), p('Two.'), p('Three.')],
  ],
  [
    'details',
    '<details class="wp-block-details"><summary>Why?</summary><p>So.</p></details>',
    [p('Why?'), p('So.')],
  ],
];

describe.each([
  ['text', TEXT],
  ['quotations', QUOTATIONS],
  ['tables', TABLES],
  ['cards', CARDS],
])('%s', (_, cases) => {
  it.each(cases)('reads %s', (_name, html, expected) => {
    expect(read(html)).toEqual(expected);
  });
});
