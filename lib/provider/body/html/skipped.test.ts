import { bodyText } from '@/lib/story/bodyText';
import { link, p, picture, read, UPLOADS, youtube } from '@/lib/testing/bodies';

const plain = (given: string) => bodyText(read(given));

it.each([
  ['Jetpack', '<div class="sd-block sd-like"><h3>Like this:</h3><span>Loading...</span></div>'],
  ['AddToAny', '<p><a class="a2a_button_facebook" href="https://x.example">Facebook</a></p>'],
  ['a theme that shares', '<div class="post social-share"><span>Share</span></div>'],
  ['Elementor', '<div class="elementor-widget elementor-widget-posts">Others</div>'],
  ['a plug-in that relates', '<div class="irp-wrapper"><a href="/b">Also read</a></div>'],
  ['a theme that relates', '<div class="related-posts"><h3>Related</h3></div>'],
  ...[
    'jnews_inline_related_post_wrapper left', // JNews
    'penci-ilrp-wrap', // Soledad
    'bs-irp left bs-irp-thumbnail-1-full', // Publisher
    'related-sec related-5', // Foxiz
    'td_block_wrap td_block_related_posts', // Newspaper
    'related-posts-main-title', // ColorMag
    'relpost-thumb-wrapper',
    'yuzo_related_post',
    'wpnbha is-grid', // Newspack
  ].map((name): [string, string] => [
    `stories that ${name} relates`,
    `<div class="${name}"><h3>You might also like</h3><a href="/b">Other</a></div>`,
  ]),
  ...['stream-item stream-item-in-post', 'e3lan', 'quads-location', 'td-a-ad id_inline_ad0'].map(
    (name): [string, string] => [`a place of ${name}`, `<div class="${name}">Advertisement</div>`],
  ),
  ...[
    'trinity-audio-player-label',
    'gsp_full_player',
    'rsbtn rs_preserve',
    'elevenlabs-audionative-widget',
    'abh_box abh_box_down',
    'post-bottom-meta post-bottom-tags',
    'wpdiscuz',
    'swiper-notification',
    'wptelegram-widget-join-link',
    'et_pb_newsletter et_pb_module',
  ].map((name): [string, string] => [`words of ${name}`, `<div class="${name}">Listen</div>`]),
  ['Ad Inserter', '<div class="code-block code-block-3"><p>Advertisement</p></div>'],
  ['Google’s slots', '<div id="div-gpt-ad-1-0">Advertisement</div>'],
  ['MailPoet', '<div class="mailpoet_form"><p>Thanks</p></div>'],
  [
    'Substack',
    '<div class="subscription-widget-wrap"><p>Subscribe</p></div><p class="button-wrapper"><a href="/s">Share</a></p>',
  ],
  ['a poll', '<div class="wp-polls-loading">Loading</div>'],
  ['a rating', '<div class="yasr-vv-stars">Rate</div>'],
  ['an author’s box', '<div class="wp-post-author-wrap"><h3>About the author</h3></div>'],
  ['the time it takes', '<p class="yoast-reading-time__wrapper">3 minutes</p>'],
  ['a translator', '<div class="gtranslate_wrapper">EN HI</div>'],
  ['Blogger', '<div class="blogger-post-footer">Foot</div>'],
  [
    'a comment system',
    '<div id="disqus_thread">…</div><noscript>Enable JavaScript to view the <a href="https://disqus.com/">comments</a></noscript>',
  ],
  ['words for screen readers', '<span class="visually-hidden-focusable">Skip</span>'],
  ['a way on', '<p><a class="more-link" href="/a">Continue reading</a></p>'],
  [
    'WooCommerce Memberships',
    '<div class="woocommerce-info wc-memberships-restriction-message">Join</div>',
  ],
  [
    'MemberPress',
    '<div class="mp_wrapper"><div class="mepr-unauthorized-message">Join</div></div>',
  ],
  ['Leaky Paywall', '<div class="leaky_paywall_message_wrap"><p>Subscribe</p></div>'],
  [
    'Newspack',
    '<div class="newspack-memberships__gate newspack-memberships__inline-gate">Join</div>',
  ],
  ['a generator of static sites', '<a class="heading-anchor" href="#a">#</a><a href="#b"> ¶</a>'],
  ['an exporter', '\\n'],
  ['Joomla', '<p>{loadposition ads}</p><p>{gallery}a/b{/gallery}</p><p>{loadmoduleid 5}</p>'],
  [
    'Drupal',
    '<ul class="links inline"><li class="node-readmore"><a href="/a">Read more</a></li></ul>',
  ],
  [
    'a feed of Drupal',
    '<span class="field field--name-title field--type-string">Rain</span>' +
      '<span class="field field--name-uid field--type-entity-reference"><span>admin</span></span>' +
      '<span class="field field--name-created field--type-created"><time>Mon, 11/18/2024 - 10:30</time></span>' +
      '<div class="field field--name-field-tags field--type-entity-reference field--label-above"><div class="field__label">Tags</div><div class="field__items"><a href="/t">Rain</a></div></div>' +
      '<ul class="links inline"><li class="comment-add"><a href="/a#comment-form">Add new comment</a></li></ul>',
  ],
  [
    'a feed of Drupal 7',
    '<div class="field field-name-field-tags field-type-taxonomy-term-reference"><div class="field-label">Tags:&nbsp;</div><a href="/t">Rain</a></div>',
  ],
  [
    'Froala',
    '<p data-f-id="pbf">Powered by <a href="https://www.froala.com/">Froala Editor</a></p>',
  ],
  ['Google Translate', '<div id="goog-gt-tt" class="skiptranslate">Original text</div>'],
  ['TinyMCE', '<div class="mce-toc"><h2>Contents</h2><ul><li>A</li></ul></div>'],
  ['Word', '<xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml>'],
  ['AMP', '<amp-sidebar><ul><li>Home</li></ul></amp-sidebar><amp-pixel src="/p"></amp-pixel>'],
  ['a consent of AMP', '<amp-consent id="c"><div>Accept</div></amp-consent>'],
  ['a list that AMP loads', '<amp-list src="/l.json"><a href="/x">{{title}}</a></amp-list>'],
  ['an ad server', '<div class="adslot"><span>Ad</span></div>'],
  ['an ad plug-in', '<div class="ad-manager-placeholder">x</div>'],
  ['a newsroom’s channel', '<div class="whatsapp-channel"><a href="/w">Join</a></div>'],
  ['a theme about terms', '<div class="tags-links">Tags: a, b</div>'],
  ['a theme about answers', '<div id="comments" class="comments-area">One thought</div>'],
  ['an invisible line', '<p>\u200b</p>'],
  ['a section closed twice', ']]>'],
  ['a heading over an ad', '<h4>ADVERTISEMENT</h4>'],
  ...[
    'Scroll to continue with content',
    'Advertisement - Scroll to continue',
    'CONTINUE READING BELOW',
    'आगे की खबर विज्ञापन के बाद',
    'खबरें और भी हैं...',
    'विज्ञापन हटाएं, सिर्फ खबर प\u095dें',
  ].map((label) => ['the label of an ad', `<p>${label}</p>`]),
  [
    'Medium',
    '<p><a href="https://m.example/a">T</a> was originally published in <a href="https://m.example">P</a> on Medium, where people are continuing the conversation by responding to this story.</p>',
  ],
  [
    'a feed whose foot is marked',
    '<p><em>The article <a href="https://n.example/a">A</a> was first published on <a href="https://n.example">N</a>.</em></p>',
  ],
])('what %s adds is left out', (_, given) => {
  expect(plain(`<p>पाठ</p>${given}`)).toBe('पाठ');
});

it.each([
  ['<div class="code-block"><p>पाठ</p></div>', 'पाठ'],
  ['<p class="roadspace">पाठ</p>', 'पाठ'],
  ['<p><span style="mso-list: Ignore">क.<span>&nbsp; </span></span>पाठ</p>', 'क. पाठ'],
  ['<p class="ad-free">पाठ</p>', 'पाठ'],
  ['<p>{पाठ} {a: 1}</p>', '{पाठ} {a: 1}'],
  ['<p>पाठ</p><hr id="system-readmore">', 'पाठ'],
  ['<p>विज्ञापन पर 5 करोड़ खर्च</p>', 'विज्ञापन पर 5 करोड़ खर्च'],
  ['<![CDATA[<p>पाठ</p>]]>', 'पाठ'],
  ['<div class="advanced-layout has-shares"><p>पाठ</p></div>', 'पाठ'],
  [
    '<p>A study <a href="https://n.example/a">A</a> was first published in <a href="https://o.example">O</a>.</p>',
    'A study A was first published in O.',
  ],
  ['<noscript><ol><li>एक</li></ol></noscript>', 'एक'],
])('%s stays', (given, text) => {
  expect(plain(given)).toBe(text);
});

describe('an address that Cloudflare hides', () => {
  // Each byte by the key 0x2a: a@b.in.
  const HEX = '2a4b6a4804434 4'.replace(' ', '');
  const MAIL = link('mailto:a@b.in', 'a@b.in');

  it.each([
    `<p><a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${HEX}">[email&#160;protected]</a></p>`,
    `<p><a href="/cdn-cgi/l/email-protection#${HEX}"><span class="__cf_email__" data-cfemail="${HEX}">[email&#160;protected]</span></a></p>`,
  ])('is shown: %s', (given) => {
    expect(read(given)).toEqual([p(MAIL)]);
  });

  it('that cannot be read is no link', () => {
    expect(read('<p><a href="/cdn-cgi/l/email-protection">Write</a></p>')).toEqual([p('Write')]);
  });
});

it.each([
  'div style="height:0;overflow:hidden"',
  'div style="overflow:auto; position:absolute; height:0pt; width:0pt;"',
  'div style="max-width:100%; width: 0px; overflow-x: hidden"',
  'span style="position:absolute;width:1px;height:1px;overflow:hidden"',
  'div style="opacity:0;position:absolute"',
  'div style="opacity: 0.0 !important"',
  'span style="clip:rect(0,0,0,0);position:absolute"',
  'span style="position:absolute;clip: rect(1px 1px 1px 1px)"',
  'div style="position:absolute;clip-path:inset(50%)"',
  'marquee style="position:absolute;width:0px"',
  'p style="text-indent:-9999px"',
  'div style="position:absolute;left:-9999px"',
  'div style="position:fixed;right:-5000px"',
  'div style="font-size:0"',
])('leaves out what intruders hide by <%s>', (tag) => {
  const [name = ''] = tag.split(' ');
  const spam = `<${tag}><a href="https://casino.example">casino</a></${name}>`;
  expect(read(`<p>a</p>${spam}<p>b</p>`)).toEqual([p('a'), p('b')]);
});

it.each([
  'div style="height:0;overflow:hidden" class="accordion-content"',
  'div style="opacity:0;transform:translateY(50px)"',
  'div style="opacity:0" class="fade-in"',
  'div style="opacity:0" data-w-id="a"',
  'div style="opacity:0.05;position:absolute"',
  'div style="height:0"',
  'div style="width:0;min-width:100%;overflow:hidden"',
  'div style="height:10px;overflow:auto"',
  'div style="height:0.5em;overflow:hidden"',
  'div style="overflow:hidden;position:absolute;width:100%"',
  'div style="position:absolute;clip:rect(0,60px,200px,0)"',
])('keeps what a script or a browser shows in <%s>', (tag) => {
  expect(plain(`<${tag}>x <a href="https://x.example">y</a></div>`)).toBe('x y');
});

it.each([
  'height:0;padding-bottom:56.25%',
  'height:0;padding:56.25% 0 0',
  'height:0;padding-top:75%',
])('keeps a player of the size %s', (size) => {
  const frame = '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>';
  expect(read(`<div style="position:relative;overflow:hidden;${size}">${frame}</div>`)).toEqual([
    youtube(),
  ]);
});

it.each([
  `<img style="opacity:0" src="${UPLOADS}/a.jpg">`,
  `<figure style="opacity:0"><a href="/a"><img src="${UPLOADS}/a.jpg"></a></figure>`,
])('keeps a picture that appears as it loads: %s', (html) => {
  expect(read(html)).toEqual([picture('a.jpg')]);
});

it('keeps a whole story that appears as a script starts', () => {
  const story = '<p>x <a href="https://x.example">y</a></p>'.repeat(60);
  expect(read(`<div style="opacity:0">${story}</div>`)).toHaveLength(60);
});

const heading = (content: string) => ({ type: 'heading', level: 3, content: [content] });

it.each([
  [
    'WordPress',
    '<div role="group" class="wp-block-accordion"><div class="wp-block-accordion-item"><h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle" aria-expanded="false"><span class="wp-block-accordion-heading__toggle-title">Why?</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3><div role="region" class="wp-block-accordion-panel" aria-labelledby="a" hidden="until-found"><p>So.</p></div></div></div>',
    [heading('Why?'), p('So.')],
  ],
  [
    'Bootstrap',
    '<h3 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse">Why?</button></h3><div class="accordion-collapse collapse"><p>So.</p></div>',
    [heading('Why?'), p('So.')],
  ],
  [
    'tabs',
    '<div role="tablist"><button role="tab">Bhopal</button><button role="tab">Indore</button></div><section role="tabpanel" aria-labelledby="a" hidden><p>So.</p></section>',
    [p('Bhopal Indore'), p('So.')],
  ],
  [
    'WordPress’s tabs',
    '<section role="tabpanel" class="wp-block-tab-panel" hidden><p>So.</p></section>',
    [p('So.')],
  ],
  [
    'a plug-in that hides by a style',
    '<span class="collapseomatic">Why?</span><div class="collapseomatic_content" style="display:none">So.</div>',
    [p('Why?'), p('So.')],
  ],
  [
    'hand-written',
    '<button class="accordion">Why?</button><div class="panel"><p>So.</p></div>',
    [p('Why?'), p('So.')],
  ],
  [
    'a page builder',
    '<h3 id="t1"><a tabindex="0">Why?</a></h3><div role="tabpanel" aria-labelledby="t1" aria-hidden="true" style="display: none">So.</div>',
    [heading('Why?'), p('So.')],
  ],
])('unfolds an accordion of %s', (_, html, expected) => {
  expect(read(html)).toEqual(expected);
});

const PARTS = '<h2>Dam</h2><p>a</p><h2>Road</h2><p>b</p>';

it.each([
  `<p><strong>Table of Contents</strong></p><ul><li><a href="#a">Dam</a></li><li><a href="#b">Road</a></li></ul>${PARTS}`,
  `<h3>विषय सूची</h3><ol><li>1. Dam<ul><li>Road</li></ul></li><li>Road</li></ol>${PARTS}`,
  `<ul><li>DAM</li><li>Road</li></ul>${PARTS}`,
])('leaves out a list of the headings below it: %s', (html) => {
  expect(read(html)).toEqual(read(PARTS));
});

it.each([
  `<ul><li>Dam</li><li>Bridge</li></ul>${PARTS}`,
  `<ul><li>Dam</li></ul>${PARTS}`,
  '<p>Contents</p><ul><li>a</li><li>b</li></ul>',
])('keeps a list of anything else: %s', (html) => {
  expect(read(html)).toContainEqual(expect.objectContaining({ type: 'list' }));
});
