import type { Block, Body } from '@/lib/stories/model/body';
import { bodyOfHtml } from './bodyOfHtml';

const SITE = 'https://cms.narmada24.example';
const UPLOADS = `${SITE}/wp-content/uploads`;
const GHOST = `${SITE}/content/images`;

const CONTEXT = {
  base: `${SITE}/2026/11/rain/`,
  media: {
    base: SITE,
    sources: [
      { origin: SITE, path: '/wp-content/uploads/' },
      { origin: SITE, path: '/content/' },
    ],
  },
};

const read = (html: string): Body => bodyOfHtml(html, CONTEXT);
const p = (...content: Extract<Block, { type: 'paragraph' }>['content']): Block => ({
  type: 'paragraph',
  content,
});
const link = (href: string, text: string) => ({ type: 'link' as const, href, content: [text] });
const BREAK = { type: 'break' as const };
const picture = (name: string, given: object = {}): Block => ({
  type: 'picture',
  picture: { url: `${UPLOADS}/${name}`, alt: '', ...given },
});
const youtube = (given: object = {}): Block => ({
  type: 'embed',
  provider: 'youtube',
  id: 'aqz-KE-bpKQ',
  url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  ...given,
});

const TEXT: [string, string, Body][] = [
  ['paragraphs', '<p>One.</p>\n\n<p> Two\n lines. </p>', [p('One.'), p('Two lines.')]],
  ['bare text', 'One.', [p('One.')]],
  [
    'two line breaks as a paragraph',
    'One.<br><br />\nTwo.<br>Three.',
    [p('One.'), p('Two.', BREAK, 'Three.')],
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
    'lists, an inner one as further items',
    '<ul>\n<li>One</li><li><p>Two</p><p>and a half</p><ol><li>Three</li></ol></li></ul><ol><li>Four</li></ol>',
    [
      { type: 'list', ordered: false, items: [['One'], ['Two', BREAK, 'and a half'], ['Three']] },
      { type: 'list', ordered: true, items: [['Four']] },
    ],
  ],
  [
    'a line of code, and code with its lines',
    '<p>Run <code>npm</code></p><pre class="wp-block-code"><code>a\n  b</code></pre>',
    [
      p('Run ', { type: 'code', content: ['npm'] }),
      p({ type: 'code', content: ['a', BREAK, '  b'] }),
    ],
  ],
  ['a separator', '<p>One.</p><hr class="wp-block-separator"/>', [p('One.'), { type: 'rule' }]],
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

const PICTURES: [string, string, Body][] = [
  [
    'a picture of WordPress with caption, credit and the size that is wide enough',
    `<figure class="wp-block-image size-large"><img loading="lazy" decoding="async" width="1024" height="683" src="${UPLOADS}/a-1024x683.jpg" alt="A &quot;bridge&quot;" class="wp-image-7" srcset="${UPLOADS}/a-300x200.jpg 300w, ${UPLOADS}/a-1536x1024.jpg 1536w, ${UPLOADS}/a-2048x1365.jpg 2048w" sizes="100vw"/><figcaption class="wp-element-caption">The <em>bridge</em>. <span class="media-credit">Asha Rao</span></figcaption></figure>`,
    [
      picture('a-1536x1024.jpg', {
        alt: 'A "bridge"',
        width: 1024,
        height: 683,
        caption: 'The bridge.',
        credit: 'Asha Rao',
      }),
    ],
  ],
  [
    'a caption of the classic editor',
    `<div id="attachment_7" style="width: 310px" class="wp-caption aligncenter"><a href="${UPLOADS}/a.jpg"><img src="${UPLOADS}/a-300x200.jpg" alt=""></a><p class="wp-caption-text">The bridge.</p></div>`,
    [picture('a-300x200.jpg', { caption: 'The bridge.' })],
  ],
  [
    'a picture within a paragraph',
    `<p>One.<a href="/x"><img src="/wp-content/uploads/a.jpg"></a> Two.</p>`,
    [p('One.'), picture('a.jpg'), p('Two.')],
  ],
  [
    'a picture of Ghost',
    `<figure class="kg-card kg-image-card kg-card-hascaption"><img src="${GHOST}/a.jpg" class="kg-image" alt="" loading="lazy" width="2000" height="1333"><figcaption><span style="white-space: pre-wrap;">The bridge.</span></figcaption></figure>`,
    [
      {
        type: 'picture',
        picture: {
          url: `${GHOST}/a.jpg`,
          alt: '',
          width: 2000,
          height: 1333,
          caption: 'The bridge.',
        },
      },
    ],
  ],
  [
    'the caption of a picture that is not allowed',
    '<figure><img src="https://elsewhere.example/a.jpg" alt="x"><figcaption>The <a href="/b">bridge</a>.</figcaption></figure>',
    [p('The ', link(`${SITE}/b`, 'bridge'), '.')],
  ],
  [
    'a late picture once',
    `<img src="data:image/gif;base64,R0" data-src="${UPLOADS}/a.jpg"><noscript><img src="${UPLOADS}/a.jpg"></noscript>`,
    [picture('a.jpg')],
  ],
  ['nothing of a counter', `<img src="${UPLOADS}/a.gif" width="1" height="1">`, []],
  [
    'a gallery of WordPress',
    `<figure class="wp-block-gallery has-nested-images columns-2"><figure class="wp-block-image"><img src="${UPLOADS}/a.jpg" alt="A"><figcaption>One</figcaption></figure><figure class="wp-block-image"><img src="${UPLOADS}/b.jpg"></figure><figcaption class="blocks-gallery-caption">Both</figcaption></figure>`,
    [
      {
        type: 'gallery',
        pictures: [
          { url: `${UPLOADS}/a.jpg`, alt: 'A', caption: 'One' },
          { url: `${UPLOADS}/b.jpg`, alt: '' },
        ],
      },
      p('Both'),
    ],
  ],
  [
    'a gallery of WordPress before 5.9',
    `<figure class="wp-block-gallery"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure><img src="${UPLOADS}/a.jpg"><figcaption>One</figcaption></figure></li><li><figure><img src="${UPLOADS}/b.jpg"></figure></li></ul></figure>`,
    [
      {
        type: 'gallery',
        pictures: [
          { url: `${UPLOADS}/a.jpg`, alt: '', caption: 'One' },
          { url: `${UPLOADS}/b.jpg`, alt: '' },
        ],
      },
    ],
  ],
  [
    'a gallery of the classic editor',
    `<div id="gallery-1" class="gallery gallery-columns-3"><dl class="gallery-item"><dt class="gallery-icon"><a href="/x"><img src="${UPLOADS}/a.jpg"></a></dt><dd class="wp-caption-text gallery-caption">One</dd></dl><dl class="gallery-item"><dt><img src="${UPLOADS}/b.jpg"></dt></dl><br style="clear: both"></div>`,
    [
      {
        type: 'gallery',
        pictures: [
          { url: `${UPLOADS}/a.jpg`, alt: '', caption: 'One' },
          { url: `${UPLOADS}/b.jpg`, alt: '' },
        ],
      },
    ],
  ],
  [
    'a gallery of Ghost',
    `<figure class="kg-card kg-gallery-card kg-width-wide"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="${GHOST}/a.jpg"></div><div class="kg-gallery-image"><img src="${GHOST}/b.jpg"></div></div></div></figure>`,
    [
      {
        type: 'gallery',
        pictures: [
          { url: `${GHOST}/a.jpg`, alt: '' },
          { url: `${GHOST}/b.jpg`, alt: '' },
        ],
      },
    ],
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
        head: [[['City'], ['mm']]],
        rows: [
          [['Indore'], [{ type: 'strong', content: ['12'] }]],
          [['All'], []],
        ],
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
        head: [[['City'], ['mm']]],
        rows: [[['Indore'], ['12', BREAK, 'of 20']]],
      },
    ],
  ],
  ['a table of one cell', '<table><tr><td>One.</td></tr></table>', [p('One.')]],
];

const EMBEDS: [string, string, Body][] = [
  [
    'a video that WordPress has embedded',
    '<figure class="wp-block-embed is-provider-youtube"><div class="wp-block-embed__wrapper">\n<iframe title="The bridge" width="500" src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed" allowfullscreen></iframe>\n</div><figcaption>As it was.</figcaption></figure>',
    [youtube({ title: 'The bridge' }), p('As it was.')],
  ],
  [
    'a video by its URL alone',
    '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/aqz-KE-bpKQ\n</div></figure><p><a href="https://www.youtube.com/shorts/aqz-KE-bpKQ">https://www.youtube.com/shorts/aqz-KE-bpKQ</a></p>',
    [youtube(), youtube()],
  ],
  [
    'a video of Ghost',
    '<figure class="kg-card kg-embed-card"><iframe width="200" src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ" title="The bridge"></iframe></figure>',
    [youtube({ title: 'The bridge' })],
  ],
  [
    'a post of X with its text',
    '<blockquote class="twitter-tweet" data-width="500"><p lang="en">Rain <a href="https://t.co/x">t.co/x</a></p>&mdash; News (@news) <a href="https://twitter.com/news/status/1234567890?ref_src=twsrc%5Etfw">20 November</a></blockquote><script async src="https://platform.twitter.com/widgets.js"></script>',
    [
      {
        type: 'embed',
        provider: 'x',
        id: '1234567890',
        url: 'https://x.com/news/status/1234567890',
        title: 'Rain t.co/x',
      },
    ],
  ],
  [
    'a post of Instagram',
    '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/reel/Cxyz_-12345/?utm_source=ig_embed"><div><a href="https://www.instagram.com/reel/Cxyz_-12345/">View this post on Instagram</a></div></blockquote>',
    [
      {
        type: 'embed',
        provider: 'instagram',
        id: 'Cxyz_-12345',
        url: 'https://www.instagram.com/reel/Cxyz_-12345/',
      },
    ],
  ],
  [
    'any other frame as a link by its title',
    '<iframe src="https://maps.example.org/x" title="A map"></iframe><iframe src="https://ads.example.org/x"></iframe>',
    [p(link('https://maps.example.org/x', 'A map'))],
  ],
  [
    'another URL alone as a link',
    '<figure class="wp-block-embed"><div>https://www.youtube.com/c/NarmadaNews</div></figure>',
    [p(link('https://www.youtube.com/c/NarmadaNews', 'https://www.youtube.com/c/NarmadaNews'))],
  ],
  [
    'a page of WordPress as its link',
    '<blockquote class="wp-embedded-content"><a href="https://other.example/a">Rain</a></blockquote><iframe class="wp-embedded-content" title="Rain" src="https://other.example/a/embed/"></iframe>',
    [p(link('https://other.example/a', 'Rain'))],
  ],
  [
    'a bookmark of Ghost as a link',
    '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://other.example/a"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Rain</div><div class="kg-bookmark-description">More</div></div><div class="kg-bookmark-thumbnail"><img src="https://other.example/a.jpg"></div></a></figure>',
    [p(link('https://other.example/a', 'Rain'))],
  ],
];

const MEDIA: [string, string, Body][] = [
  [
    'a recording of WordPress',
    `<figure class="wp-block-audio"><audio controls src="${UPLOADS}/a.mp3"></audio><figcaption>The minister</figcaption></figure>`,
    [{ type: 'audio', url: `${UPLOADS}/a.mp3`, caption: 'The minister' }],
  ],
  [
    'a video of WordPress',
    `<figure class="wp-block-video"><video controls src="${UPLOADS}/a.mp4"></video></figure>`,
    [{ type: 'video', url: `${UPLOADS}/a.mp4` }],
  ],
  [
    'a video of the classic editor',
    `<div class="wp-video"><video class="wp-video-shortcode" preload="metadata"><source type="video/mp4" src="${UPLOADS}/a.mp4?_=1" /><a href="${UPLOADS}/a.mp4">${UPLOADS}/a.mp4</a></video></div>`,
    [{ type: 'video', url: `${UPLOADS}/a.mp4?_=1` }],
  ],
  [
    'a recording of Ghost without its controls',
    `<div class="kg-card kg-audio-card"><img class="kg-audio-thumbnail" src="${GHOST}/a.jpg"><div class="kg-audio-player-container"><audio src="${SITE}/content/media/a.mp3" preload="metadata"></audio><div class="kg-audio-title">The minister</div><div class="kg-audio-player"><button class="kg-audio-play-icon"><svg></svg></button><span class="kg-audio-current-time">0:00</span></div></div></div>`,
    [{ type: 'audio', url: `${SITE}/content/media/a.mp3`, caption: 'The minister' }],
  ],
  [
    'a video of Ghost without its controls',
    `<figure class="kg-card kg-video-card"><div class="kg-video-container"><video src="${SITE}/content/media/a.mp4" poster="https://x.example/p.jpg"></video><div class="kg-video-overlay"><button>Play</button></div><div class="kg-video-player-container"><span>0:00</span></div></div><figcaption>The bridge</figcaption></figure>`,
    [{ type: 'video', url: `${SITE}/content/media/a.mp4`, caption: 'The bridge' }],
  ],
  [
    'what stands in for a file that is not allowed',
    '<video src="https://elsewhere.example/a.mp4"><a href="https://elsewhere.example/a.mp4">A video</a></video>',
    [p(link('https://elsewhere.example/a.mp4', 'A video'))],
  ],
];

const CARDS: [string, string, Body][] = [
  [
    'a callout',
    '<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Boil it.</div></div>',
    [p('Boil it.')],
  ],
  [
    'a toggle',
    '<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text"><span>Why?</span></h4><button class="kg-toggle-card-icon"><svg></svg></button></div><div class="kg-toggle-content"><p>So.</p></div></div>',
    [{ type: 'heading', level: 4, content: ['Why?'] }, p('So.')],
  ],
  [
    'a button',
    '<div class="kg-card kg-button-card"><a href="https://other.example/a" class="kg-btn">Join</a></div>',
    [p(link('https://other.example/a', 'Join'))],
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

const HOSTILE: [string, string, Body][] = [
  [
    'scripts and sheets',
    'a<script>x()</script><style>b{}</style><svg><style>c{}</style><script>x()</script></svg>',
    [p('a')],
  ],
  ['templates', '<template><p>x</p><script>x()</script></template>', []],
  ['what is hidden', '<p hidden>x</p><p>y</p>', [p('y')]],
  [
    'controls',
    '<form action="https://evil.example"><button onclick=x()>A</button><select><option>B</option></select><textarea><b>C</b></textarea></form>',
    [p('A'), p('B'), p('<b>C</b>')],
  ],
  ['mathematics', '<math><mi>x</mi><mo>=</mo><mn>2</mn></math>', [p('x=2')]],
  [
    'markup that was escaped',
    '<p>&lt;img src=x onerror=x()&gt;</p>',
    [p('<img src=x onerror=x()>')],
  ],
  [
    'elements named as objects are',
    '<constructor>a</constructor><__proto__>b</__proto__><tostring>c</tostring>',
    [p('a<__proto__>bc')],
  ],
  [
    'pictures of other schemes',
    '<img src="javascript:x()" alt="x"><img src="data:image/svg+xml,x"><img src="//evil.example/x">',
    [],
  ],
  [
    'files beside the allowed paths',
    `<img src="${SITE}/wp-content/uploads/../../x.jpg"><video src="${SITE}/wp-content/uploads/..%2fx.mp4"></video>`,
    [],
  ],
  [
    'players that only look like it',
    '<iframe src="https://www.youtube.com.evil.example/embed/aqz-KE-bpKQ"></iframe><iframe src="https://evil.example/?https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
    [],
  ],
  [
    'ids with more in them',
    '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ%22onload=x()"></iframe><blockquote class="twitter-tweet"><a href="https://twitter.com/a/status/1%22x">x</a></blockquote>',
    [
      {
        type: 'quotation',
        content: [[link('https://twitter.com/a/status/1%22x', 'x')]],
      },
    ],
  ],
  ['control characters and halves', '<p>a&#1;b\u0000c&#xD83D;</p>', [p('abc\ufffd')]],
];

describe.each([
  ['text', TEXT],
  ['quotations', QUOTATIONS],
  ['pictures', PICTURES],
  ['tables', TABLES],
  ['embeds', EMBEDS],
  ['media', MEDIA],
  ['cards', CARDS],
  ['hostile markup', HOSTILE],
])('%s', (_, cases) => {
  it.each(cases)('reads %s', (_name, html, expected) => {
    expect(read(html)).toEqual(expected);
  });
});

describe('limits', () => {
  it('reads elements at any depth, the deepest as text', () => {
    const depth = 50_000;
    expect(read(`${'<div>'.repeat(depth)}One <b>two</b>`)).toEqual([p('One two')]);
    expect(read(`${'<b><i>'.repeat(depth)}One`)).toEqual([
      p({ type: 'strong', content: [{ type: 'emphasis', content: ['One'] }] }),
    ]);
  });

  it.each([
    ['paragraphs', '<p>x', 20_000],
    ['rules', '<hr>', 20_000],
  ])('reads so many %s', (_, html, count) => {
    expect(read(html.repeat(30_000))).toHaveLength(count);
  });

  it('reads so many items and cells', () => {
    expect(read(`<ul>${'<li>x'.repeat(30_000)}</ul>`)).toEqual([
      { type: 'list', ordered: false, items: Array.from({ length: 10_000 }, () => ['x']) },
    ]); // an item and its paragraph
    const [table] = read(`<table>${'<tr><td>x<td>y'.repeat(9_000)}</table>`);
    expect(table).toMatchObject({ rows: Array.from({ length: 5_000 }, () => [['x'], ['y']]) });
  });

  it('reads so much text', () => {
    const body = read(`<p>${'मानसून '.repeat(40_000)}</p><p>More.</p>`);
    expect(JSON.stringify(body).length).toBeLessThan(200_100);
    expect(body).toHaveLength(1);
  });
});
