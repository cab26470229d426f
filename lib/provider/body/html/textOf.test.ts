import { textOf } from './textOf';

it.each([
  ['Rain', 'Rain'],
  ['  Rain \n falls ', 'Rain falls'],
  ['Rain &amp; wind &#8211; <em>again</em>', 'Rain & wind – again'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['Rain &amp;amp; wind &amp;#8217;s &amp;nbsp; A&T;', 'Rain & wind ’s \u00a0 A&T;'],
  ['&lt;i&gt;Film&lt;/i&gt; opens', 'Film opens'],
  ['&lt;canvas&gt; and &lt;b&gt; explained', '<canvas> and <b> explained'],
  ['<p>One.</p><p>Two.</p>Three<br>four', 'One. Two. Three four'],
  ['A<script>x()</script><style>b{}</style>B', 'AB'],
  ['a < b && c', 'a < b && c'],
  ['When a<b and b<c holds', 'When a<b and b<c holds'],
  ['If x<y then <b>z</b>', 'If x<y then z'],
  ['Sensex<Nifty? <b>Why</b>', 'Sensex<Nifty? Why'],
  ['<p>x<y</p>', 'x<y'],
  ['<desk@a.example> and <https://a.example/1>', '<desk@a.example> and <https://a.example/1>'],
  ['<o:p>A</o:p><my-tag>B</my-tag><xyz>C</xyz>', 'ABC'],
  ['A text that was cut <a href="https://a.exam', 'A text that was cut'],
  ['A text that was cut<blockq', 'A text that was cut'],
  ['<img alt="a<b c" src="/a.jpg">A', 'A'],
  ['<p>Rain &hellip; <a href="/x">Read <b>on</b></a></p>', 'Rain … Read on'],
  ['मुख्य&#2350;ंत्री', 'मुख्यमंत्री'],
  [`${'<b>'.repeat(20_000)}deep`, 'deep'],
  [`${'<b>a</b>'.repeat(50_000)}`, 'a'.repeat(24_997)],
])('%.60j is %j', (html, text) => {
  expect(textOf(html)).toBe(text);
});
