import type { Body } from '@/lib/story/body';
import { aside, GHOST, link, p, picture, read, SITE, UPLOADS, youtube } from '@/lib/testing/bodies';

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
    'the size that is wide enough, from URLs with commas and without blanks behind them',
    `<img src="/x" srcset="${UPLOADS}/w_300,h_200/a.jpg 300w,${UPLOADS}/w_1200,h_800/a.jpg 1200w ,${UPLOADS}/b.jpg 2048w">`,
    [picture('w_1200,h_800/a.jpg')],
  ],
  [
    'no size by its density',
    `<img src="${UPLOADS}/a.jpg" srcset="${UPLOADS}/b.jpg 1x, ${UPLOADS}/c.jpg 2x">`,
    [picture('a.jpg')],
  ],
  [
    'a caption of Blogger',
    `<table align="center" cellpadding="0" class="tr-caption-container"><tbody><tr><td style="text-align: center;"><a href="${UPLOADS}/a.jpg"><img src="${UPLOADS}/a.jpg"></a></td></tr><tr><td class="tr-caption" style="text-align: center;">The bridge.</td></tr></tbody></table>`,
    [picture('a.jpg', { caption: 'The bridge.' })],
  ],
  [
    'a caption of the classic editor',
    `<div id="attachment_7" style="width: 310px" class="wp-caption aligncenter"><a href="${UPLOADS}/a.jpg"><img src="${UPLOADS}/a-300x200.jpg" alt=""></a><p class="wp-caption-text">The bridge.</p></div>`,
    [picture('a.jpg', { caption: 'The bridge.' })],
  ],
  [
    'a caption of Froala',
    `<p><span class="fr-img-caption fr-dib"><span class="fr-img-wrap"><img src="${UPLOADS}/a.jpg"><span class="fr-inner">The bridge.</span></span></span></p>`,
    [picture('a.jpg', { caption: 'The bridge.' })],
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
  [
    'nothing of an empty caption',
    `<figure><audio src="${UPLOADS}/a.mp3"></audio><figcaption> </figcaption></figure>`,
    [{ type: 'audio', url: `${UPLOADS}/a.mp3` }],
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
    'thumbnails of a gallery, which lead to their pictures',
    `<div class="gallery"><a href="${UPLOADS}/a-scaled.jpg"><img src="${UPLOADS}/a-150x150.jpg" width="150" height="150" alt="A"></a><a href="${UPLOADS}/other.jpg"><img src="${UPLOADS}/b-150x150.jpg"></a><a href="${UPLOADS}/c.jpg"><img src="${UPLOADS}/c-1024x683.jpg"></a><a href="${UPLOADS}/d.jpg"><img src="${UPLOADS}/d.jpg" width="200" height="100"></a></div>`,
    [
      {
        type: 'gallery',
        pictures: [
          { url: `${UPLOADS}/a-scaled.jpg`, alt: 'A' },
          { url: `${UPLOADS}/b-150x150.jpg`, alt: '' },
          { url: `${UPLOADS}/c-1024x683.jpg`, alt: '' },
          { url: `${UPLOADS}/d.jpg`, alt: '' },
        ],
      },
    ],
  ],
  [
    'a picture of Blogger, shown smaller than it is',
    `<div class="separator"><a href="${UPLOADS}/s1600/a.jpg"><img src="${UPLOADS}/s320/a.jpg" width="320" height="180"></a></div>`,
    [{ type: 'picture', picture: { url: `${UPLOADS}/s1600/a.jpg`, alt: '' } }],
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
    'any other frame as a link by its title or its host',
    '<iframe src="https://maps.example.org/x" title="A map"></iframe><iframe src="https://ads.example.org/x"></iframe>',
    [
      p(link('https://maps.example.org/x', 'A map')),
      p(link('https://ads.example.org/x', 'ads.example.org')),
    ],
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
    [aside(link('https://other.example/a', 'Rain'))],
  ],
  [
    'what the editor wrote below a bookmark',
    '<figure class="kg-card kg-bookmark-card"><a href="https://x.example/a"><div class="kg-bookmark-title">Rain</div><div class="kg-bookmark-description">More</div></a><figcaption><p>Our <b>source</b></p></figcaption></figure>',
    [aside(link('https://x.example/a', 'Rain')), aside('Our source')],
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
    `<figure class="kg-card kg-video-card"><div class="kg-video-container"><video src="${SITE}/content/media/a.mp4" poster="https://x.example/p.jpg" style="background: transparent url('${GHOST}/a.jpg') 50% 50% / cover no-repeat;"></video><div class="kg-video-overlay"><button>Play</button></div><div class="kg-video-player-container"><span>0:00</span></div></div><figcaption>The bridge</figcaption></figure>`,
    [{ type: 'video', url: `${SITE}/content/media/a.mp4`, caption: 'The bridge' }],
  ],
  [
    'a file of a host that is not listed as a link with its host',
    '<video src="https://elsewhere.example/a.mp4"><a href="https://elsewhere.example/a.mp4">Your browser cannot play it</a></video>',
    [p(link('https://elsewhere.example/a.mp4', 'elsewhere.example'))],
  ],
  [
    'recordings of several kinds on such a host as one link, by the title of their player',
    '<p>One.<audio controls title="The interview"><source src="https://www.elsewhere.example/a.mp3" type="audio/mpeg"><source src="https://www.elsewhere.example/a.ogg"></audio> Two.</p><audio src="https://www.elsewhere.example/b.mp3"></audio>',
    [
      p('One.'),
      p(link('https://www.elsewhere.example/a.mp3', 'The interview')),
      p('Two.'),
      p(link('https://www.elsewhere.example/b.mp3', 'elsewhere.example')),
    ],
  ],
  [
    'a file that a script loads late, or AMP',
    `<video data-src="${GHOST.replace('images', 'media')}/a.mp4"></video><amp-video src="https://elsewhere.example/b.mp4"></amp-video>`,
    [
      { type: 'video', url: `${SITE}/content/media/a.mp4` },
      p(link('https://elsewhere.example/b.mp4', 'elsewhere.example')),
    ],
  ],
  [
    'what stands in for a player without a file',
    '<video><a href="https://elsewhere.example/a.mp4">A video</a></video>',
    [p(link('https://elsewhere.example/a.mp4', 'A video'))],
  ],
];

describe.each([
  ['pictures', PICTURES],
  ['embeds', EMBEDS],
  ['media', MEDIA],
])('%s', (_, cases) => {
  it.each(cases)('reads %s', (_name, html, expected) => {
    expect(read(html)).toEqual(expected);
  });
});

it('plays the file that every phone plays, wherever it stands', () => {
  const sources = ['v.m3u8', 'v.webm', 'v.ogv', 'v.mp4'].map(
    (name) => `<source src="${UPLOADS}/${name}">`,
  );
  expect(read(`<video>${sources.join('')}</video>`)).toEqual([
    { type: 'video', url: `${UPLOADS}/v.mp4` },
  ]);
});
