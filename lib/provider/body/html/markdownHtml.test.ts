import { isMarkdown, markdownHtml } from './markdownHtml';

it.each([
  ['## Dams\n\nIt rains.', '<h2>Dams</h2>\n<p>It rains.</p>\n'],
  ['One\nline  \nbroken', '<p>One\nline<br>\nbroken</p>\n'],
  ['2 * 3 * 4 and snake_case_name', '<p>2 * 3 * 4 and snake_case_name</p>\n'],
  [
    '![Dam](/a.jpg) [more](https://o.example/a_b_c)',
    '<p><img src="/a.jpg" alt="Dam"> <a href="https://o.example/a_b_c">more</a></p>\n',
  ],
  [
    '![Dam](/a.jpg "The \\"dam\\"")',
    '<p><figure><img src="/a.jpg" alt="Dam" title="The &quot;dam&quot;"><figcaption>The &quot;dam&quot;</figcaption></figure></p>\n',
  ],
  ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>\n'],
  ['<b>5 < 6</b>', '<p>&lt;b&gt;5 &lt; 6&lt;/b&gt;</p>\n'],
])('writes %j', (text, html) => {
  expect(markdownHtml(text)).toBe(html);
});

it('writes a table', () => {
  expect(markdownHtml('| Dam | % |\n| --- | --: |\n| Bargi | 98 |')).toContain('<td>Bargi</td>');
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

it('goes no deeper into a hostile quotation than its limit', () => {
  expect(markdownHtml(`${'>'.repeat(100_000)} deep`).split('<blockquote>').length).toBeLessThan(25);
});
