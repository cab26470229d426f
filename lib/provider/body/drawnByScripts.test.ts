import type { Block } from '@/lib/story/body';
import { link, p, picture, read, UPLOADS, youtube } from '@/lib/testing/bodies';

const linked = (href: string, text: string) => [p(link(href, text))];

const POST = {
  type: 'embed',
  provider: 'x',
  id: '1234567890123456789',
  url: 'https://x.com/i/web/status/1234567890123456789',
} as const;

it.each<[string, string, readonly Block[]]>([
  [
    'a chart of Datawrapper',
    '<div id="datawrapper-vis-abc12"><script defer src="https://datawrapper.dwcdn.net/abc12/embed.js"></script><noscript><img src="https://datawrapper.dwcdn.net/abc12/full.png"></noscript></div>',
    linked('https://datawrapper.dwcdn.net/abc12/', 'datawrapper.dwcdn.net'),
  ],
  [
    'a chart of Flourish',
    '<div class="flourish-embed flourish-chart" data-src="visualisation/123"><script src="https://public.flourish.studio/resources/embed.js"></script></div>',
    linked('https://public.flourish.studio/visualisation/123/', 'public.flourish.studio'),
  ],
  [
    'a chart of Infogram',
    '<div class="infogram-embed" data-id="abc" data-title="Seats"></div>',
    linked('https://infogram.com/abc', 'Seats'),
  ],
  [
    'a post of Telegram',
    '<script async src="https://telegram.org/js/telegram-widget.js?22" data-telegram-post="durov/43"></script>',
    linked('https://t.me/durov/43', 't.me'),
  ],
  [
    'a video of CKEditor',
    '<figure class="media"><oembed url="https://www.youtube.com/watch?v=aqz-KE-bpKQ"></oembed></figure>',
    [youtube()],
  ],
  [
    'a video that CKEditor has drawn',
    '<div data-oembed-url="https://youtu.be/aqz-KE-bpKQ"><div style="padding-bottom:56%"><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe></div></div>',
    [youtube()],
  ],
  [
    'a post of Threads',
    '<blockquote class="text-post-media" data-text-post-permalink="https://www.threads.net/@u/post/a"><a href="https://www.threads.net/@u/post/a">View</a></blockquote>',
    linked('https://www.threads.net/@u/post/a', 'threads.net'),
  ],
  [
    'code',
    '<script src="https://gist.github.com/u/abc.js"></script>',
    linked('https://gist.github.com/u/abc', 'gist.github.com'),
  ],
  [
    'a player of JW',
    '<script src="https://cdn.jwplayer.com/players/abc-x.js"></script>',
    linked('https://cdn.jwplayer.com/players/abc-x.html', 'cdn.jwplayer.com'),
  ],
  [
    'a post of X in Substack',
    '<div class="twitter-embed" data-attrs="{&quot;url&quot;:&quot;https://twitter.com/a/status/1234567890123456789&quot;,&quot;full_text&quot;:&quot;Rain&quot;}"></div>',
    [{ ...POST, url: 'https://x.com/a/status/1234567890123456789' }],
  ],
  [
    'a post of X as its script leaves it',
    '<twitter-widget data-tweet-id="1234567890123456789"></twitter-widget>',
    [POST],
  ],
  [
    'an older post of X in Substack',
    '<div class="tweet" data-attrs="{&quot;url&quot;:&quot;https://x.com/i/web/status/1234567890123456789&quot;}"></div>',
    [POST],
  ],
  [
    'a post of Instagram in Substack',
    '<div class="instagram" data-attrs="{&quot;instagram_id&quot;:&quot;C1abcDEf&quot;}"></div>',
    [
      {
        type: 'embed',
        provider: 'instagram',
        id: 'C1abcDEf',
        url: 'https://www.instagram.com/p/C1abcDEf/',
      },
    ],
  ],
  [
    'a post of X without its text',
    '<div class="twitter-tweet" data-tweet-id="1234567890123456789"></div>',
    [POST],
  ],
  [
    'a player of YouTube and what stands in for it',
    '<div class="rll-youtube-player" data-id="aqz-KE-bpKQ"></div><noscript><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe></noscript>',
    [youtube()],
  ],
  [
    'a light player of Blogger',
    '<div class="youtube-player" data-id="aqz-KE-bpKQ"></div>',
    [youtube()],
  ],
  [
    'a frame of the same class, with its title',
    '<iframe class="youtube-player" title="Rain" src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
    [youtube({ title: 'Rain' })],
  ],
  [
    'a box of the same class around a frame',
    '<div class="youtube-player"><iframe title="Rain" src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe></div>',
    [youtube({ title: 'Rain' })],
  ],
  [
    'a video of Flash',
    '<object width="425"><param name="movie" value="http://www.youtube.com/v/aqz-KE-bpKQ&hl=en&fs=1"></param><param name="allowFullScreen" value="true"></param><embed src="http://www.youtube.com/v/aqz-KE-bpKQ&hl=en&fs=1" type="application/x-shockwave-flash"></embed></object>',
    [youtube()],
  ],
  [
    'a video of Flash without its embed',
    '<object><param name="movie" value="http://www.youtube.com/v/aqz-KE-bpKQ?fs=1&amp;hl=en_US"><param name="allowFullScreen" value="true"></object>',
    [youtube()],
  ],
  [
    'what stands for another film of Flash',
    '<object><param name="movie" value="https://o.example/chart.swf"><p>A chart of rain</p></object>',
    [p('A chart of rain')],
  ],
  [
    'a player of YouTube that waits for a yes',
    '<iframe src="about:blank" data-src-cmplz="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
    [youtube()],
  ],
  [
    'a video by its picture',
    '<a href="https://youtu.be/aqz-KE-bpKQ"><img src="https://i.ytimg.com/vi/aqz-KE-bpKQ/0.jpg"></a>',
    [youtube()],
  ],
  [
    'a player by an element of its own',
    `<video-js><source src="${UPLOADS}/v.mp4"></video-js>`,
    [{ type: 'video', url: `${UPLOADS}/v.mp4` }],
  ],
  [
    'a picture as an object',
    `<object type="image/jpeg" data="${UPLOADS}/a.jpg"></object>`,
    [picture('a.jpg')],
  ],
  [
    'a player of JW by its older host',
    '<script src="https://content.jwplatform.com/players/abc-x.js"></script>',
    linked('https://cdn.jwplayer.com/players/abc-x.html', 'cdn.jwplayer.com'),
  ],
  [
    'a player of JW in AMP',
    '<amp-jwplayer data-player-id="x" data-media-id="abc"></amp-jwplayer>',
    linked('https://cdn.jwplayer.com/players/abc-x.html', 'cdn.jwplayer.com'),
  ],
  [
    'a player of Brightcove in AMP',
    '<amp-brightcove data-account="1" data-video-id="2"></amp-brightcove>',
    linked(
      'https://players.brightcove.net/1/default_default/index.html?videoId=2',
      'players.brightcove.net',
    ),
  ],
  [
    'a player of Elementor',
    '<div class="elementor-widget-video" data-settings="{&quot;youtube_url&quot;:&quot;https:\\/\\/youtu.be\\/aqz-KE-bpKQ&quot;}"><div class="elementor-video"></div></div>',
    [youtube()],
  ],
  ...[
    '<div class="perfmatters-lazy-youtube" data-src="https://www.youtube.com/embed/aqz-KE-bpKQ"><img src="https://i.ytimg.com/vi/aqz-KE-bpKQ/0.jpg"></div>',
    '<presto-player src="https://www.youtube.com/watch?v=aqz-KE-bpKQ"></presto-player>',
    '<div class="lazyYT" data-youtube-id="aqz-KE-bpKQ"></div>',
    '<div class="plyr__video-embed" data-plyr-provider="youtube" data-plyr-embed-id="aqz-KE-bpKQ"></div>',
  ].map((html): [string, string, Block[]] => ['another player of YouTube', html, [youtube()]]),
  [
    'a light player in a frame',
    '<iframe srcdoc="<a href=https://www.youtube.com/embed/aqz-KE-bpKQ?autoplay=1><img src=x></a>"></iframe>',
    [youtube()],
  ],
  [
    'a late frame and what stands in for it',
    '<iframe data-src="https://www.youtube.com/embed/aqz-KE-bpKQ" src="about:blank"></iframe><noscript><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe></noscript>',
    [youtube()],
  ],
  [
    'a late frame of another site and what stands in for it',
    '<iframe data-src="https://v.example/1" src="about:blank"></iframe><noscript><iframe src="https://v.example/1"></iframe></noscript>',
    linked('https://v.example/1', 'v.example'),
  ],
  [
    'a page that Embedly frames',
    '<iframe src="https://cdn.embedly.com/widgets/media.html?src=x&url=https%3A%2F%2Fyoutu.be%2Faqz-KE-bpKQ"></iframe>',
    [youtube()],
  ],
  [
    'a video that an attribute names',
    '<div data-youtube="aqz-KE-bpKQ"></div><p>One.</p>',
    [youtube(), p('One.')],
  ],
  ['another', '<div class="youtube-embed" data-video_id="aqz-KE-bpKQ"></div>', [youtube()]],
  [
    'a video behind a poster that a style draws',
    '<a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" class="lazy-load-youtube"></a>',
    [youtube()],
  ],
  [
    'a link that was left empty',
    '<p>One.<a href="https://youtu.be/aqz-KE-bpKQ"></a></p>',
    [p('One.')],
  ],
  [
    'a frame of X',
    '<iframe src="https://platform.twitter.com/embed/index.html?dnt=true&id=123456"></iframe>',
    [{ type: 'embed', provider: 'x', id: '123456', url: 'https://x.com/i/web/status/123456' }],
  ],
  [
    'a reel',
    '<p>https://www.instagram.com/reels/Cabc123/</p>',
    [
      {
        type: 'embed',
        provider: 'instagram',
        id: 'Cabc123',
        url: 'https://www.instagram.com/reel/Cabc123/',
      },
    ],
  ],
  [
    'a pin of Pinterest',
    '<a data-pin-do="embedPin" href="https://www.pinterest.com/pin/1/"></a>',
    linked('https://www.pinterest.com/pin/1/', 'pinterest.com'),
  ],
  [
    'a picture of Flickr',
    '<a data-flickr-embed="true" href="https://www.flickr.com/photos/a/1"><img src="https://live.staticflickr.com/1.jpg"></a>',
    linked('https://www.flickr.com/photos/a/1', 'flickr.com'),
  ],
  [
    'a paper of Issuu',
    '<div data-url="https://issuu.com/a/docs/b" class="issuuembed"></div>',
    linked('https://issuu.com/a/docs/b', 'issuu.com'),
  ],
  ['a script', '<script src="https://x.example/a.js">x()</script>', []],
  [
    'an advertisement',
    '<iframe src="https://googleads.g.doubleclick.net/x" width="300"></iframe>',
    [],
  ],
  ['an advertisement of AMP', '<amp-ad data-src="https://x.example"></amp-ad>', []],
])('reads %s', (_, html, expected) => {
  expect(read(html)).toEqual(expected);
});

it.each([
  ['data-img-url', `<img data-img-url="${UPLOADS}/a.jpg" src="data:image/gif;base64,x">`],
  ['a directive', `<img v-lazy="${UPLOADS}/a.jpg">`],
  ['a background as a style has it', `<div data-bg="url('${UPLOADS}/a.jpg')"></div>`],
])('finds a picture in %s', (_, html) => {
  expect(read(html)).toEqual([picture('a.jpg')]);
});

it.each([
  ['https://www.dailymotion.com/embed/video/x8abc?autoplay=1', 'www.dailymotion.com/video/x8abc'],
  ['https://geo.dailymotion.com/player/x1.html?video=x8abc', 'www.dailymotion.com/video/x8abc'],
  ['https://player.vimeo.com/video/12345?title=0', 'vimeo.com/12345'],
  ['https://player.vimeo.com/video/12345?h=ab', 'player.vimeo.com/video/12345?h=ab'],
  ['https://open.spotify.com/embed/episode/a1?x=1', 'open.spotify.com/episode/a1'],
  [
    'https://embed.podcasts.apple.com/in/podcast/x/id1?i=2',
    'podcasts.apple.com/in/podcast/x/id1?i=2',
  ],
  ['https://www.threads.com/@u.v/post/C-1/embed', 'www.threads.com/@u.v/post/C-1'],
  ['https://www.scribd.com/embeds/1/content?x=1', 'www.scribd.com/document/1'],
  ['https://mastodon.example/@u/113/embed', 'mastodon.example/@u/113'],
  ['https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/u/t', 'soundcloud.com/u/t'],
  [
    'https://docs.google.com/viewer?url=https%3A%2F%2Fn.example%2Fr.pdf&embedded=true',
    'n.example/r.pdf',
  ],
  ['https://docs.google.com/gview?embedded=1&url=https://n.example/r.pdf', 'n.example/r.pdf'],
  [
    'https://cms.example/wp-content/plugins/pdfjs/web/viewer.php?file=https%3A%2F%2Fn.example%2Fr.pdf',
    'n.example/r.pdf',
  ],
  [
    'https://cms.example/wp-admin/admin-ajax.php?action=get_viewer&file=https%3A%2F%2Fn.example%2Fr.pdf#key=1',
    'n.example/r.pdf',
  ],
  [
    'https://view.officeapps.live.com/op/embed.aspx?src=https%3A%2F%2Fn.example%2Fr.docx',
    'n.example/r.docx',
  ],
])('leads a reader from the player %s to its page', (src, page) => {
  const name = page.replace(/^www\.|\/.*/g, '');
  expect(read(`<iframe src="${src}"></iframe>`)).toEqual(linked(`https://${page}`, name));
});
