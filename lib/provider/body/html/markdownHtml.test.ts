import { isMarkdown, markdownHtml } from './markdownHtml';

it.each([
  ['## Dams\n\nIt rains.', '<h2>Dams</h2><p>It rains.</p>'],
  ['One\nline  \nbroken', '<p>One\nline<br>broken</p>'],
  [
    '**Rain** and *wind* and _mud_',
    '<p><strong>Rain</strong> and <em>wind</em> and <em>mud</em></p>',
  ],
  ['2 * 3 * 4 and snake_case_name', '<p>2 * 3 * 4 and snake_case_name</p>'],
  ['[more](https://o.example/a_b_c)', '<p><a href="https://o.example/a&#95;b&#95;c">more</a></p>'],
  ['![Dam](/a.jpg "x")', '<p><img src="/a.jpg" alt="Dam"></p>'],
  ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ['**[map](/_x_)**', '<p><strong><a href="/&#95;x&#95;">map</a></strong></p>'],
  ['- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
  ['3. three\n4. four', '<ol start="3"><li>three</li><li>four</li></ol>'],
  ['> We build.\n> All of it.', '<blockquote><p>We build.\nAll of it.</p></blockquote>'],
  [
    '| Dam | % |\n| --- | --: |\n| Bargi | 98 |',
    '<table><tr><th>Dam</th><th>%</th></tr><tr><td>Bargi</td><td>98</td></tr></table>',
  ],
  ['```js\nif (a < b) **x**\n```', '<pre>if (a &lt; b) **x**</pre>'],
  ['---', '<hr>'],
  ['\\*not\\* <b>', '<p>&#42;not&#42; &lt;b></p>'],
  ['~~52~~ 25', '<p><del>52</del> 25</p>'],
])('writes %j', (text, html) => {
  expect(markdownHtml(text)).toBe(html);
});

it.each([
  ['# Dams', true],
  ['See [the map](https://o.example/).', true],
  ['A **bold** word', true],
  ['#Rain in Bhopal', false],
  ['Rated 4** of five', false],
  ['Officials [sic] (see below)', false],
  ['- one\n- two', false],
])('tells by %j alone: %s', (text, isSo) => {
  expect(isMarkdown(text)).toBe(isSo);
});

it('reads a quotation of hostile depth', () => {
  expect(markdownHtml(`${'>'.repeat(100_000)} deep`)).toBe('<blockquote><p>deep</p></blockquote>');
});
