import type { Body } from '@/lib/story/body';
import { link, p, read, SITE } from '@/lib/testing/bodies';

const HOSTILE: [string, string, Body][] = [
  [
    'scripts and sheets',
    'a<script>x()</script><style>b{}</style><svg><style>c{}</style><script>x()</script></svg>',
    [p('a')],
  ],
  ['templates', '<template><p>x</p><script>x()</script></template>', []],
  ['what is hidden', '<p hidden>x</p><p>y</p>', [p('y')]],
  [
    'no control',
    '<form action="https://evil.example"><button onclick=x()>A</button><select><option>B</option></select><textarea><b>C</b></textarea></form>',
    [],
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
    [
      p(link('https://www.youtube.com.evil.example/embed/aqz-KE-bpKQ', 'youtube.com.evil.example')),
      p(link('https://evil.example/?https://www.youtube.com/embed/aqz-KE-bpKQ', 'evil.example')),
    ],
  ],
  [
    'ids with more in them',
    '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ%22onload=x()"></iframe><blockquote class="twitter-tweet"><a href="https://twitter.com/a/status/1%22x">x</a></blockquote>',
    [
      p(link('https://www.youtube.com/embed/aqz-KE-bpKQ%22onload=x()', 'youtube.com')),
      {
        type: 'quotation',
        content: [[link('https://twitter.com/a/status/1%22x', 'x')]],
      },
    ],
  ],
  ['control characters and halves', '<p>a&#1;b\u0000c&#xD83D;</p>', [p('abc\ufffd')]],
];

describe.each([['hostile markup', HOSTILE]])('%s', (_, cases) => {
  it.each(cases)('reads %s', (_name, html, expected) => {
    expect(read(html)).toEqual(expected);
  });
});
