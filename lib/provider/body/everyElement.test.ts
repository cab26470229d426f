import { feedMarkup } from '@/components/testing/feedMarkup';
import { read, SITE, UPLOADS } from '@/lib/testing/bodies';

/**
 * Every element of the HTML standard ("Index", "Elements") that can stand in a post, the
 * obsolete ones that old posts have, and attributes that change what a text says: what it is for
 * readers, '' where it is left out. The whole document (`html`, `body`, `base`, `link`, `meta`) stands in
 * no post.
 */
const shown = (html: string) => feedMarkup(read(html));
const A = `<a href="${SITE}/a">`;
const JPG = `${UPLOADS}/a.jpg`;

const TEXT =
  'abbr address article aside bdi bdo big blink center data dd div dl dt fieldset figcaption font footer header ' +
  'hgroup label legend main mark marquee nobr output p search section small span summary time u canvas ' +
  'details meter progress slot acronym';
const LEFT_OUT =
  'form button select textarea datalist nav map svg template script style title noembed noframes noscript dialog input wbr ' +
  'area source track param link meta base col colgroup';

it.each(TEXT.split(' '))('%s is its text', (tag) => {
  expect(shown(`<${tag}>x</${tag}>`)).toBe('<p>x</p>');
});

it.each(LEFT_OUT.split(' '))('nothing of %s is taken', (tag) => {
  expect(shown(`<p>a</p><${tag}>${tag === 'title' ? 'x' : ''}</${tag}>`)).toBe('<p>a</p>');
});

it.each([
  ['<b>x</b>', '<p><strong>x</strong></p>'],
  ['<strong>x</strong>', '<p><strong>x</strong></p>'],
  ['<em>x</em>', '<p><em>x</em></p>'],
  ['<i>x</i>', '<p><em>x</em></p>'],
  ['<cite>x</cite>', '<p><em>x</em></p>'],
  ['<dfn>x</dfn>', '<p><em>x</em></p>'],
  ['<var>x</var>', '<p><em>x</em></p>'],
  ['<code>x</code>', '<p><code>x</code></p>'],
  ['<kbd>x</kbd>', '<p><code>x</code></p>'],
  ['<samp>x</samp>', '<p><code>x</code></p>'],
  ['<tt>x</tt>', '<p><code>x</code></p>'],
  ['a<sup>x</sup>', '<p>a<sup>x</sup></p>'],
  ['a<sub>x</sub>', '<p>a<sub>x</sub></p>'],
  ['<del>x</del>', '<p><del>x</del></p>'],
  ['<s>x</s>', '<p><del>x</del></p>'],
  ['<strike>x</strike>', '<p><del>x</del></p>'],
  ['<ins>x</ins>', '<p><ins>x</ins></p>'],
  ['<q>x</q>', '<p>“x”</p>'],
  ['<ruby>x<rp>(</rp><rt>y</rt><rp>)</rp></ruby>', '<p>x (y)</p>'],
  ['a<br>b', '<p>a<br>b</p>'],
  ['<a href="/a">x</a>', `<p>${A}x</a></p>`],
  ['<a href="/a" title="t" target="_blank" ping="/p" download>x</a>', `<p>${A}x</a></p>`],
  ['<a href="#a">x</a>', '<p>x</p>'],
  ['<h1>x</h1>', '<h2>x</h2>'],
  ['<h2>x</h2>', '<h2>x</h2>'],
  ['<h3>x</h3>', '<h3>x</h3>'],
  ['<h4>x</h4>', '<h4>x</h4>'],
  ['<h5>x</h5>', '<h4>x</h4>'],
  ['<h6>x</h6>', '<h4>x</h4>'],
  ['<p>x</p><hr><p>y</p>', '<p>x</p><hr><p>y</p>'],
  ['<hr>', ''],
  ['<pre>x\n y</pre>', '<pre>x<br> y</pre>'],
  ['<xmp>x\n y</xmp>', '<pre>x<br> y</pre>'],
  ['<blockquote cite="/a">x</blockquote>', '<blockquote><p>x</p></blockquote>'],
  ['<ul><li>x</li></ul>', '<ul><li>x</li></ul>'],
  ['<menu><li>x</li></menu>', '<ul><li>x</li></ul>'],
  ['<ol><li>x</li></ol>', '<ol><li>x</li></ol>'],
  [
    '<ol start=3 reversed type=a><li value=7>x</li></ol>',
    '<ol start="3" reversed="" type="a"><li value="7">x</li></ol>',
  ],
  [
    '<table><caption>c</caption><colgroup><col></colgroup><thead><tr><th>x<th>y</thead><tbody><tr><td rowspan=2>a<td>b<tr><td>c</tbody><tfoot><tr><td colspan=2>d</tfoot></table>',
    '<table><caption>c</caption><thead><tr><th scope="col">x</th><th scope="col">y</th></tr></thead><tbody><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr><tr><td colspan="2">d</td></tr></tbody></table>',
  ],
  [
    `<audio src="${UPLOADS}/a.mp3"></audio>`,
    `<p><a href="${UPLOADS}/a.mp3">${UPLOADS}/a.mp3</a></p>`,
  ],
  [
    `<video><source src="${UPLOADS}/a.mp4"></video>`,
    `<p><a href="${UPLOADS}/a.mp4">${UPLOADS}/a.mp4</a></p>`,
  ],
  [
    '<iframe src="https://x.example/a"></iframe>',
    '<p><a href="https://x.example/a">x.example</a></p>',
  ],
  ['<embed src="https://x.example/a">', '<p><a href="https://x.example/a">x.example</a></p>'],
  [
    '<object data="https://x.example/a"></object>',
    '<p><a href="https://x.example/a">x.example</a></p>',
  ],
  ['<object>x</object>', '<p>x</p>'],
  ['<p hidden>x</p>', ''],
  ['<p style="display:none">x</p>', ''],
  ['<p aria-hidden="true">x</p>', ''],
  ['<dialog open>x</dialog>', '<p>x</p>'],
  [
    '<p class="x" id="x" lang="en" dir="auto" title="t" translate="no" data-x="y" onclick="x()">x</p>',
    '<p>x</p>',
  ],
])('%s is %s', (given, html) => {
  expect(shown(given)).toBe(html);
});

it.each([`<img src="${JPG}">`, `<picture><source srcset="x"><img src="${JPG}"></picture>`])(
  '%s is a picture',
  (given) => {
    expect(read(given)).toEqual([{ type: 'picture', picture: { url: JPG, alt: '' } }]);
  },
);
