import type { Block } from '@/lib/story/body';
import { bodyText } from '@/lib/story/bodyText';
import { link, p, picture, read, UPLOADS, youtube } from '@/lib/testing/bodies';

const A = `${UPLOADS}/a.jpg`;
const B = `${UPLOADS}/b.jpg`;
const linked = (href: string, text: string) => [p(link(href, text))];

it.each<[string, string, readonly Block[]]>([
  [
    'the slides that MetaSlider hides',
    `<ul class="slides"><li style="display: block" class="slide-1 ms-image"><img src="${A}"></li><li style="display: none" class="slide-2 ms-image"><img src="${B}"><div class="caption-wrap"><div class="caption">Rain</div></div></li></ul>`,
    [picture('a.jpg'), { type: 'picture', picture: { url: B, alt: '', caption: 'Rain' } }],
  ],
  [
    'the slides of Soliloquy',
    `<ul><li aria-hidden="true" class="soliloquy-item soliloquy-image-slide"><img src="${A}"></li></ul>`,
    [picture('a.jpg')],
  ],
  [
    'a note without its twin in the sentence',
    '<p>Twelve<span class="footnote_referrer"><sup>[1]</sup><span class="footnote_tooltip">Report</span></span>, said he.</p><div class="speaker-mute footnotes_reference_container"><p>References<span class="footnote_reference_container_collapse_button">[+]</span></p><div id="footnote_references_container_7_1" style="display:none"><p>1 Report</p></div></div>',
    [
      p('Twelve', { type: 'superscript', content: ['[1]'] }, ', said he.'),
      p('References'),
      p('1 Report'),
    ],
  ],
  [
    'a picture of WordPress that a click enlarges, once',
    `<figure class="wp-block-image wp-lightbox-container"><img src="${A}"><button class="lightbox-trigger">Enlarge</button><figcaption>Rain</figcaption><div class="wp-lightbox-overlay zoom"><button>Close</button><figure class="wp-block-image"><img src=""><figcaption>Rain</figcaption></figure></div></figure><div class="wp-lightbox-overlay zoom"><figure><img src="${A}"><figcaption>Rain</figcaption></figure></div>`,
    [picture('a.jpg', { caption: 'Rain' })],
  ],
  [
    'a playlist of WordPress by its recordings',
    `<div class="wp-playlist wp-audio-playlist"><audio controls preload="none"></audio><div class="wp-playlist-next"></div><noscript><ol><li><a href="${UPLOADS}/a.mp3">Rain</a></li></ol></noscript><script type="application/json" class="wp-playlist-script">{"type":"audio","tracks":[{"src":"${UPLOADS.replaceAll('/', '\\/')}\\/a.mp3","title":"Rain"},{"src":"https://o.example/b.mp3","title":"Hail &amp; sun"}]}</script></div><p>One.</p>`,
    [
      { type: 'audio', url: `${UPLOADS}/a.mp3`, caption: 'Rain' },
      p(link('https://o.example/b.mp3', 'Hail & sun')),
      p('One.'),
    ],
  ],
  [
    'a playlist of WordPress that cannot be read, by its links',
    `<div class="wp-playlist"><noscript><ol><li><a href="https://o.example/b.mp3">Rain</a></li></ol></noscript><script type="application/json" class="wp-playlist-script">{</script></div>`,
    [
      {
        type: 'list',
        ordered: true,
        items: [{ content: [link('https://o.example/b.mp3', 'Rain')] }],
      },
    ],
  ],
  [
    'a player of Dailymotion',
    '<script src="https://geo.dailymotion.com/player/xc41k.js" data-video="x8in4qr"></script>',
    linked('https://www.dailymotion.com/video/x8in4qr', 'dailymotion.com'),
  ],
  [
    'a player of Brightcove',
    '<video-js data-account="1752" data-player="default" data-embed="default" data-video-id="4607"></video-js>',
    linked(
      'https://players.brightcove.net/1752/default_default/index.html?videoId=4607',
      'players.brightcove.net',
    ),
  ],
  [
    'a dashboard of Tableau',
    "<div class='tableauPlaceholder' id='viz1'><noscript><a href='#'><img alt='Dash' src='https://public.tableau.com/static/images/a.png'></a></noscript><object class='tableauViz' style='display:none;'><param name='host_url' value='https%3A%2F%2Fpublic.tableau.com%2F'><param name='name' value='Book&#47;Dash'></object></div>",
    linked('https://public.tableau.com/views/Book/Dash', 'public.tableau.com'),
  ],
  [
    'a web story by its poster',
    `<amp-story-player width="360" height="600"><a href="https://o.example/web-stories/rain/"><img src="${A}" alt="Rain" data-amp-story-player-poster-img></a></amp-story-player>`,
    linked('https://o.example/web-stories/rain/', 'Rain'),
  ],
  [
    'a video of WP YouTube Lyte',
    '<div class="lyte-wrapper"><div class="lyMe" id="WYL_aqz-KE-bpKQ"><div class="tT">T</div><noscript><a href="https://youtu.be/aqz-KE-bpKQ">Watch</a></noscript></div></div>',
    [youtube()],
  ],
  [
    'a document that is loading',
    `<div class="ead-preview"><iframe class="ead-iframe" src="//docs.google.com/viewer?url=${encodeURIComponent(`${UPLOADS}/a.pdf`)}&embedded=true" style="visibility: hidden"></iframe><div class="ead-document-loading">Loading...</div></div>`,
    linked(`${UPLOADS}/a.pdf`, new URL(UPLOADS).host),
  ],
  [
    'a picture of Elementor’s gallery',
    `<a class="e-gallery-item" href="${A}"><div class="e-gallery-image" data-thumbnail="${UPLOADS}/a-300x200.jpg" aria-label="Rain"></div></a>`,
    [{ type: 'picture', picture: { url: A, alt: 'Rain' } }],
  ],
  [
    'a picture of NextGEN in its whole size',
    `<a href="${UPLOADS}/gallery/a.jpg"><img src="${UPLOADS}/gallery/thumbs/thumbs_a.jpg" width="120" height="90" alt=""></a><div class="ngg-navigation">1 2</div><div class="slideshowlink">[Show slideshow]</div>`,
    [picture('gallery/a.jpg')],
  ],
  [
    'a picture of Envira once',
    `<img src="${UPLOADS}/a-640x480_c.jpg" alt=""><noscript><img src="${A}" alt=""></noscript>`,
    [picture('a-640x480_c.jpg')],
  ],
  [
    'a credit of the plug-in for them',
    `<figure class="wp-caption"><div class="media-credit-container"><img src="${A}"><span class="media-credit">Asha | Paper</span></div><figcaption>Rain</figcaption></figure>`,
    [{ type: 'picture', picture: { url: A, alt: '', caption: 'Rain', credit: 'Asha | Paper' } }],
  ],
  [
    'no words where editors of Webflow wrote none',
    `<img src="${A}" alt="__wf_reserved_inherit">`,
    [picture('a.jpg')],
  ],
  [
    'who is quoted in Elementor',
    '<blockquote class="elementor-blockquote"><p>We build.</p><div class="e-q-footer"><cite>Asha</cite><a class="elementor-blockquote__tweet-button">Tweet</a></div></blockquote>',
    [{ type: 'quotation', content: [['We build.']], source: 'Asha' }],
  ],
  [
    'who is quoted in Shortcodes Ultimate',
    '<div class="su-quote su-quote-has-cite"><div class="su-quote-inner su-u-trim">We build.<span class="su-quote-cite"><a href="https://o.example">Asha</a></span></div></div>',
    [{ type: 'quotation', content: [['We build.']], source: 'Asha' }],
  ],
  [
    'its tabs, each below its title',
    '<div class="su-tabs"><div class="su-tabs-nav"><span>One</span><span>Two</span></div><div class="su-tabs-panes"><div class="su-tabs-pane" data-title="One">Rain.</div><div class="su-tabs-pane" data-title="Two">Sun.</div></div></div>',
    [p('One'), p('Rain.'), p('Two'), p('Sun.')],
  ],
  [
    'a bar of Divi',
    '<ul class="et_pb_counters"><li><span class="et_pb_counter_title">Turnout</span><span class="et_pb_counter_container"><span>54%</span></span></li></ul>',
    [{ type: 'list', ordered: false, items: [{ content: ['Turnout 54%'] }] }],
  ],
  [
    'a video of FV Player',
    `<div class="flowplayer skin-slim" data-item='{"sources":[{"src":"${UPLOADS}\\/v.mp4","type":"video\\/mp4"}],"splash":"${A}"}'><img class="fp-splash" src="${A}"></div>`,
    [{ type: 'video', url: `${UPLOADS}/v.mp4` }],
  ],
  [
    'a video of YouTube in it',
    `<div class="flowplayer" data-item='{"sources":[{"src":"https://youtu.be/aqz-KE-bpKQ"}]}'></div>`,
    [youtube()],
  ],
  [
    'a gallery of Substack',
    `<div class="image-gallery-embed" data-attrs='{"gallery":{"images":[{"src":"${A}"},{"src":"${B}"}],"caption":"Two views","alt":""}}'></div>`,
    [
      {
        type: 'gallery',
        pictures: [
          { url: A, alt: '' },
          { url: B, alt: '' },
        ],
      },
      p('Two views'),
    ],
  ],
  [
    'a page of Genially, not what it shows while it loads',
    '<div class="container-wrapper-genially"><video class="loader-genially"><source src="https://static.genially.com/l.mp4">Your browser does not support it.</video><div id="65f0abc" class="genially-embed"></div></div>',
    linked('https://view.genially.com/65f0abc', 'view.genially.com'),
  ],
  [
    'a video of Wistia',
    '<script src="https://fast.wistia.com/assets/external/E-v1.js"></script><div class="wistia_embed wistia_async_abc12345 videoFoam=true">&nbsp;</div>',
    linked('https://fast.wistia.net/embed/iframe/abc12345', 'fast.wistia.net'),
  ],
  [
    'a poll without a script',
    '<div class="CSS_Poll PDS_Poll" id="PDI_container1"></div><noscript><a href="https://polldaddy.com/p/1">Take our poll</a></noscript>',
    linked('https://polldaddy.com/p/1', 'Take our poll'),
  ],
  [
    'a picture of Trix without the name and size of its file',
    `<figure class="attachment"><img src="${A}"><figcaption><span class="attachment__name">a.jpg</span> <span class="attachment__size">1 MB</span></figcaption></figure>`,
    [picture('a.jpg')],
  ],
  [
    'what NextGEN says of a picture',
    `<a href="${A}" data-description="The dam"><img alt="img1" src="${UPLOADS}/thumbs/thumbs_a.jpg" width="120" height="90"></a>`,
    [{ type: 'picture', picture: { url: A, alt: 'The dam' } }],
  ],
  [
    'the rating that Spectra writes beside its stars',
    '<div class="uag-star-rating" title="4/5"><span>★</span><span>★</span><span>★</span><span>★</span><span>★</span></div>',
    [p('4/5')],
  ],
  [
    'the rating of Elementor',
    '<div class="e-rating-wrapper" role="img" aria-label="Rated 4 out of 5"><i aria-hidden="true"></i></div>',
    [p('Rated 4 out of 5')],
  ],
  [
    'the rating of Jetpack',
    '<div class="wp-block-jetpack-rating-star"><span aria-hidden="true"><svg></svg></span><span class="screen-reader-text">Rating: 4 out of 5.</span></div>',
    [p('Rating: 4 out of 5.')],
  ],
  [
    'stars alone',
    '<figure class="wp-block-jetpack-rating-star"><span>★</span><span>★</span></figure>',
    [p('★★')],
  ],
  [
    'a bar of Elementor',
    '<div><span class="elementor-progress-text">Turnout</span><span class="elementor-progress-percentage">54%</span></div>',
    [p('Turnout 54%')],
  ],
  [
    'the label of a sponsor’s card in Ghost',
    '<div class="kg-cta-card"><div class="kg-cta-sponsor-label-wrapper"><div class="kg-cta-sponsor-label">Sponsored</div></div><div class="kg-cta-text"><p>Buy.</p></div></div>',
    [p('Sponsored'), p('Buy.')],
  ],
  [
    'a picture and its background once',
    `<figure style="background-image:url(${A})"><img src="${A}" alt=""></figure>`,
    [picture('a.jpg')],
  ],
  [
    'a picture behind a thumbnail in a frame',
    `<a href="${A}"><span class="frame"><img src="${UPLOADS}/a-300x200.jpg" alt=""></span></a>`,
    [picture('a.jpg')],
  ],
  [
    'a picture behind a thumbnail that FooGallery has cut and named',
    `<a href="${A}" class="fg-thumb" data-attachment-id="7"><span><img width="150" height="150" src="${UPLOADS}/cache/1.jpg" alt=""></span></a>`,
    [picture('a.jpg')],
  ],
  [
    'a thumbnail that leads to another picture',
    `<a href="${B}"><img width="150" height="150" src="${A}" alt=""></a>`,
    [picture('a.jpg', { width: 150, height: 150 })],
  ],
  [
    'no name of a file',
    `<img src="${A}" alt="WhatsApp Image 2024-03-12 at 10.30.00">`,
    [picture('a.jpg')],
  ],
])('reads %s', (_, html, blocks) => {
  expect(read(html)).toEqual(blocks);
});

it.each([
  ['Elementor', '<span class="elementor-counter-number" data-to-value="230">0</span>', '₹230+'],
  ['Avada', '<span class="display-counter" data-value="1,230">0</span>', '₹1,230+'],
  [
    'Divi',
    '<span data-number-value="75"><span><span><span class="percent-value"></span></span></span></span>',
    '₹75+',
  ],
  [
    'Kadence',
    '<div data-end="230" data-prefix="₹" data-suffix="+"><div class="kb-count-up-number"></div></div>',
    '₹\n\n₹230+\n\n+',
  ],
  ['a counter without an end', '<span class="display-counter" data-value="x">7</span>', '₹7+'],
])('shows the figure up to which %s counts', (_, counter, text) => {
  expect(bodyText(read(`<p><span>₹</span>${counter}<span>+</span></p>`))).toBe(text);
});

it.each([
  [
    'Acast',
    '<p>Hosted on Acast. See <a href="https://acast.com/privacy">acast.com/privacy</a> for more information.</p>',
  ],
  [
    'Megaphone',
    '<p>Learn more about your ad choices. Visit <a href="https://megaphone.fm/adchoices">megaphone.fm/adchoices</a></p>',
  ],
  [
    'Omny',
    '<p>See <a href="https://omnystudio.com/listener">omnystudio.com/listener</a> for privacy information.</p>',
  ],
  [
    'Art19',
    '<p>See Privacy Policy at <a href="https://art19.com/privacy">https://art19.com/privacy</a> and California Privacy Notice at <a href="https://art19.com/privacy#do-not-sell-my-info">https://art19.com/privacy#do-not-sell-my-info</a>.</p>',
  ],
  ['a table of contents', '<div class="wp-block-uagb-table-of-contents"><ul><li>A</li></ul></div>'],
  ['others', '<div class="wp-block-aioseo-table-of-contents toc"><ul><li>A</li></ul></div>'],
  ['posts of Spectra', '<div class="wp-block-uagb-post-grid uagb-post-grid"><h4>Other</h4></div>'],
  ['posts of PostX', '<div class="wp-block-ultimate-post-post-grid-1"><h4>Other</h4></div>'],
  [
    'an advertisement of AdRotate',
    `<div class="g g-19"><div class="g-single a-309"><a class="gofollow"><img src="${A}"></a></div></div>`,
  ],
  ['an icon of Divi', '<span class="et-pb-icon">A</span>'],
  [
    'a paywall of Jetpack',
    '<div class="wp-block-group jetpack-subscribe-paywall"><h2>Subscribe</h2></div>',
  ],
  ['links of PowerPress', '<p class="powerpress_links">Podcast: <a href="/a">Download</a></p>'],
  ['tabs for wide screens', '<div class="elementor-tab-title elementor-tab-desktop-title">A</div>'],
  [
    'a letter’s head',
    '<table id="templatePreheader"><tr><td>View in your browser</td></tr></table>',
  ],
])('leaves out what is of %s', (_, html) => {
  expect(read(`<p>Rain</p>${html}`)).toEqual([p('Rain')]);
});
