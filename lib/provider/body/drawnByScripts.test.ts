import { link, p, picture, read, UPLOADS, youtube } from '@/lib/testing/bodies';

const linked = (href: string, text: string) => [p(link(href, text))];

it.each([
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
    'a post of X without its text',
    '<div class="twitter-tweet" data-tweet-id="1234567890123456789"></div>',
    [
      {
        type: 'embed',
        provider: 'x',
        id: '1234567890123456789',
        url: 'https://x.com/i/web/status/1234567890123456789',
      },
    ],
  ],
  [
    'a player of YouTube and what stands in for it',
    '<div class="rll-youtube-player" data-id="aqz-KE-bpKQ"></div><noscript><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe></noscript>',
    [youtube()],
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
