import { bodyText, proseText } from '@/lib/story/bodyText';
import { read, UPLOADS } from '@/lib/testing/bodies';

const plain = (given: string) => bodyText(read(given));

describe('what other software adds', () => {
  it.each([
    [
      'sharing',
      '<div class="sharedaddy sd-sharing-enabled"><h3>Share this:</h3><ul><li>X</li></ul></div>',
    ],
    ['related posts', '<div id="jp-relatedposts" class="jp-relatedposts"><h3>Related</h3></div>'],
    ['a form', '<form><label>Email</label><input type="email"><button>Subscribe</button></form>'],
    ['a button', '<button>Share</button>'],
    ['a hidden block', '<div style="display: none;">छिपा</div>'],
    ['an invisible block', '<div style="color:red;VISIBILITY : hidden">छिपा</div>'],
    ['a block off the screen', '<div style="position:absolute;left:-9999px">छिपा</div>'],
    ['words for screen readers', '<p><span class="screen-reader-text">छिपा</span></p>'],
    ['a decoration', '<p><span aria-hidden="true">★★★</span></p>'],
    [
      'a table of contents',
      '<div id="ez-toc-container"><ul><li><a href="#a">A</a></li></ul></div>',
    ],
    ['a drawing', '<svg><text>2018</text></svg>'],
    [
      'a sign-up card',
      '<div class="kg-card kg-signup-card kg-width-regular"><h2>Sign up</h2><form><div>Email sent!</div></form><p>No spam.</p></div>',
    ],
    [
      'the foot of a feed',
      '<p>The post <a href="https://n.example/2024/a/">A</a> appeared first on <a href="https://n.example">N</a>.</p>',
    ],
    [
      'the foot of a feed in Hindi',
      '<p><a href="https://n.example/2024/a/">A</a> पोस्ट सबसे पहले <a href="https://n.example/">N</a> पर दिखाई दी।</p>',
    ],
    [
      'what a theme says of the post',
      '<div class="wp-block-post-author"><p class="wp-block-post-author__name">A. Writer</p></div><div class="wp-block-post-date"><time>20 Nov</time></div><h2 class="wp-block-post-title">A</h2><div class="taxonomy-category wp-block-post-terms"><a href="/x">X</a></div><div class="wp-block-post-excerpt"><p>B</p></div>',
    ],
    [
      'blocks of a theme about its site',
      '<p class="wp-block-site-title"><a href="/">N</a></p><div class="wp-block-avatar"><img src="/a.jpg"></div><nav class="wp-block-navigation">Home</nav><div class="wp-block-query"><h3>Others</h3></div><ul class="wp-block-latest-posts__list wp-block-latest-posts"><li>X</li></ul>',
    ],
    ['a count of likes', '<div class="wpulike wpulike-default"><span>5</span></div>'],
    ['a count of views', '<div class="post-views content-post"><span>Views: 12</span></div>'],
    ['the time it takes', '<span class="span-reading-time rt-reading-time">2 minutes</span>'],
    ['a box of its author', '<div class="saboxplugin-wrap"><p>A. Writer</p></div>'],
    ['an advertisement', '<div class="td-a-rec"><span>- Advertisement -</span></div>'],
    [
      'the foot of a feed whose site is in a folder',
      '<p>The post <a href="https://n.example/x/2024/a/">A</a> appeared first on <a href="https://n.example/x/home/">N</a>.</p>',
    ],
    [
      'the foot of a feed in the folder of a language',
      '<p><a href="https://n.example/hi/2024/a/">A</a> पहले <a href="https://n.example/hi/">N</a> पर।</p>',
    ],
    ['a text that is moved away', '<div style="text-indent:-9999px">Subscribe</div>'],
    ...['feedflare', 'gtranslate', 'responsivevoice', 'beyondwords', 'OUTBRAIN', 'wpulike'].map(
      (name) => [`a box of ${name}`, `<div class="${name}">x</div>`],
    ),
    ['a closed dialog', '<dialog>Subscribe</dialog>'],
    ['a collapsed box', '<div style="visibility:collapse">Subscribe</div>'],
    ['a text of no size', '<div style="font-size:0px">Subscribe</div>'],
    ['a box above the screen', '<div style="position:absolute;top:-9999px">Subscribe</div>'],
    ['a box beside the screen', '<div style="margin-left:-9999px">Subscribe</div>'],
  ])('is left out: %s', (_, given) => {
    expect(plain(`<p>पाठ</p>${given}`)).toBe('पाठ');
  });

  it.each([
    [
      'a sentence with two links',
      '<p>पढ़ें <a href="https://n.example/a">एक</a> और <a href="https://n.example/b">दो</a>।</p>',
      'पढ़ें एक और दो।',
    ],
    ['words beside a style', '<p style="margin-left:10px;font-size:16px">पाठ</p>', 'पाठ'],
    ['words a little smaller', '<p style="font-size:0.9em">पाठ</p>', 'पाठ'],
    ['words that hang out', '<p style="text-indent:-12px">पाठ</p>', 'पाठ'],
    ['words for all', '<p aria-hidden="false">पाठ</p>', 'पाठ'],
    ['an open dialog', '<dialog open>पाठ</dialog>', 'पाठ'],
    [
      'a sentence that ends in a link to a front page',
      '<p>इस विषय पर और बहुत कुछ विस्तार से पढ़ने के लिए देखें <a href="https://n.example/a">एक</a> और बाकी सब के लिए देखें <a href="https://n.example/">दो</a></p>',
      'इस विषय पर और बहुत कुछ विस्तार से पढ़ने के लिए देखें एक और बाकी सब के लिए देखें दो',
    ],
    [
      'a link to another site',
      '<p><a href="https://n.example/a">एक</a> और <a href="https://o.example/">दो</a></p>',
      'एक और दो',
    ],
    [
      'two front pages',
      '<p><a href="https://n.example/">एक</a> और <a href="https://n.example/">दो</a></p>',
      'एक और दो',
    ],
    [
      'links before a sentence',
      '<p><a href="https://n.example/a">एक</a> और <a href="https://n.example/">दो</a>. यह भी।</p>',
      'एक और दो. यह भी।',
    ],
    [
      'a picture that others say',
      `<p>पाठ<img aria-hidden="true" src="${UPLOADS}/a.jpg"></p>`,
      'पाठ',
    ],
  ])('is not %s', (_, given, text) => {
    expect(plain(given)).toBe(text);
  });
});

it.each([
  'script src="/a.js"',
  'iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" ',
  'ins class="adsbygoogle"',
  'amp-ad width="1"',
  'textarea',
  'i ',
])('reads on behind <%s/>, as XML closes elements', (tag) => {
  expect(read(`<p>पहला</p><${tag}/><p>दूसरा</p>`).at(-1)).toEqual({
    type: 'paragraph',
    content: ['दूसरा'],
  });
});

it.each([
  ['<a href=https://n.example/a/>पाठ</a>', 'पाठ'],
  ['<a href="https://n.example/a"/>पाठ</a>', 'पाठ'],
  ['<script src="/a.js"/>count()</script><p>पाठ</p>', 'पाठ'],
  ['<p>पाठ<br/>और</p>', 'पाठ\nऔर'],
])('reads %s as HTML', (given, text) => {
  expect(plain(given)).toBe(text);
});

it('keeps a picture that is hidden from screen readers', () => {
  expect(read(`<img aria-hidden="true" src="${UPLOADS}/a.jpg">`)).toMatchObject([
    { type: 'picture' },
  ]);
});

describe('frames, players and posts', () => {
  const shown = (given: string) =>
    read(given).map((block) => (block.type === 'embed' ? block.url : JSON.stringify(block)));
  const LINK = (href: string, text: string) => [
    JSON.stringify({ type: 'paragraph', content: [{ type: 'link', href, content: [text] }] }),
  ];

  it.each([
    '<iframe data-lazy-src="https://www.youtube.com/embed/aqz-KE-bpKQ" src="about:blank"></iframe>',
    '<iframe data-litespeed-src="https://www.youtube.com/embed/aqz-KE-bpKQ" src="about:blank"></iframe>',
    '<iframe data-cookieblock-src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
    '<iframe consent-original-src-_="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
    '<iframe suppressedsrc="https://www.youtube.com/embed/aqz-KE-bpKQ" src="data:text/html,"></iframe>',
    '<amp-youtube data-videoid="aqz-KE-bpKQ"></amp-youtube>',
    '<lite-youtube videoid="aqz-KE-bpKQ"></lite-youtube>',
    '<object data="https://www.youtube.com/v/aqz-KE-bpKQ"></object>',
    '<embed src="https://www.youtube.com/v/aqz-KE-bpKQ">',
  ])('%s is the video', (given) => {
    expect(shown(given)).toEqual(['https://www.youtube.com/watch?v=aqz-KE-bpKQ']);
  });

  it('that stand twice, for readers with and without a script, are one', () => {
    const src = 'src="https://www.youtube.com/embed/aqz-KE-bpKQ"';
    expect(
      read(`<noscript><iframe ${src}></iframe></noscript><iframe data-${src}></iframe>`),
    ).toHaveLength(1);
  });

  it.each([
    [
      '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
      'https://www.google.com/maps/embed?pb=1',
      'google.com',
    ],
    [
      '<iframe src="https://open.spotify.com/embed/x"></iframe>',
      'https://open.spotify.com/embed/x',
      'open.spotify.com',
    ],
    [
      '<iframe src="https://www.youtube.com/embed/videoseries?list=PL1"></iframe>',
      'https://www.youtube.com/playlist?list=PL1',
      'youtube.com',
    ],
    [
      '<iframe src="https://www.youtube.com/embed/live_stream?channel=UC1&amp;autoplay=1"></iframe>',
      'https://www.youtube.com/channel/UC1/live',
      'youtube.com',
    ],
    [
      '<iframe src="https://evil.youtube.com.example/embed/videoseries?list=PL1"></iframe>',
      'https://evil.youtube.com.example/embed/videoseries?list=PL1',
      'evil.youtube.com.example',
    ],
    [
      '<iframe src="https://evil.youtube.com/embed/videoseries?list=PL1"></iframe>',
      'https://evil.youtube.com/embed/videoseries?list=PL1',
      'evil.youtube.com',
    ],
    [
      '<iframe src="https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fa%2Fposts%2F1&amp;width=500"></iframe>',
      'https://www.facebook.com/a/posts/1',
      'facebook.com',
    ],
    [
      '<div class="fb-post" data-href="https://www.facebook.com/a/posts/1"></div>',
      'https://www.facebook.com/a/posts/1',
      'facebook.com',
    ],
    [
      '<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@a/video/1"><section>a</section></blockquote>',
      'https://www.tiktok.com/@a/video/1',
      'tiktok.com',
    ],
    ['<amp-vimeo data-videoid="123"></amp-vimeo>', 'https://vimeo.com/123', 'vimeo.com'],
  ])('%s is a link', (given, href, text) => {
    expect(shown(given)).toEqual(LINK(href, text));
  });

  it('that nobody sees are nothing', () => {
    expect(shown('<iframe src="https://ads.example/x" width="1" height="1"></iframe>')).toEqual([]);
    expect(shown('<iframe src="https://g.example/ns.html" style="display:none"></iframe>')).toEqual(
      [],
    );
  });

  it('of a file are one link with its name, and what is told of it', () => {
    const card = `<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="/content/files/a.pdf"><div class="kg-file-card-contents"><div class="kg-file-card-title">The order</div><div class="kg-file-card-caption">In full</div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">a.pdf</div><div class="kg-file-card-filesize">2 KB</div></div></div><div class="kg-file-card-icon"><svg></svg></div></a></div>`;
    expect(plain(card)).toBe('The order (a.pdf 2 KB)\n\nIn full');
  });

  it('are no part of what a text is quoted by', () => {
    const card =
      '<div class="kg-card kg-bookmark-card"><a href="https://x.example/a"><div class="kg-bookmark-title">X</div></a></div>';
    const table = '<table><tr><td>1<td>2</table>';
    expect(proseText(read(`${card}<h2>H</h2><ul><li>L</li></ul><p>पाठ।</p>${table}`))).toBe('पाठ।');
    // Nor are they where there is nothing else.
    expect(proseText(read('<iframe src="https://t.me/a/5?embed=1"></iframe>'))).toBe('');
    expect(proseText(read('<h2>H</h2><iframe src="https://t.me/a/5"></iframe>'))).toBe('H');
  });

  it('and links do not name the host that a text comes from', () => {
    const of = (href: string) => JSON.stringify(read(`<p>a <a href="${href}">b</a></p>`));
    expect(of('https://x.example/a?b=%20c&ref=cms.narmada24.example')).toContain(
      '"https://x.example/a?b=%20c"',
    );
    expect(of('https://x.example/a?ref=home')).toContain('"https://x.example/a?ref=home"');
  });
});

it.each([
  '<p>यह भी पढ\u093cें: <a href="https://o.example/a">बारिश</a></p>',
  '<p><strong>ये भी प\u095dें - <a href="https://o.example/a">बारिश</a></strong></p>',
  '<p><b><a href="https://o.example/a">Rain</a></b></p>',
  '<p>Also Read | <a href="https://o.example/a">Rain</a></p>',
  '<p>Also read:</p>',
])('%s before a text is none of its lead', (line) => {
  expect(proseText(read(`${line}<p>पाठ।</p>`))).toBe('पाठ।');
});

it('keeps a sentence with a link in the lead', () => {
  const html = '<p>Also, the <a href="https://o.example/a">bridge</a> is safe.</p>';
  expect(proseText(read(html))).toBe('Also, the bridge is safe.');
});

describe('a frame without an address', () => {
  const framed = (code: string) =>
    read(`<figure class="op-interactive"><iframe>${code}</iframe></figure>`);

  it('has the post in it, as Instant Articles write one', () => {
    const link = '<a href="https://x.com/a/status/1234567890123456789">Rain</a>';
    expect(framed(`<blockquote class="twitter-tweet">${link}</blockquote>`)).toMatchObject([
      { type: 'embed', provider: 'x', id: '1234567890123456789' },
    ]);
  });

  it('has nothing of frames in it', () => {
    expect(framed(`${'<iframe>'.repeat(100)}<blockquote>a</blockquote>`)).toEqual([]);
  });
});
