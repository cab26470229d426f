import { escapeMarkdown, markdownLink } from './escapeMarkdown';
import { frontMatter } from './storyMarkdown';

describe('escapeMarkdown', () => {
  it.each([
    ['Rs. 5-10, 50% off! (today)', 'Rs. 5-10, 50% off! (today)'],
    ['मुख्यमंत्री ने कहा, “बारिश”', 'मुख्यमंत्री ने कहा, “बारिश”'],
    ['# Not a heading #', '\\# Not a heading \\#'],
    ['*a* _b_ `c` ~~d~~', '\\*a\\* \\_b\\_ \\`c\\` \\~\\~d\\~\\~'],
    ['[a](javascript:b) ![c](d)', '\\[a\\](javascript:b) !\\[c\\](d)'],
    ['<script>alert(1)</script>', '\\<script>alert(1)\\</script>'],
    ['AT&T &amp; &#42; &x', 'AT&T \\&amp; \\&\\#42; &x'],
    ['--- a', '\\--- a'],
    ['===', '\\==='],
    ['+ a', '\\+ a'],
    ['> a', '\\> a'],
    ['a > b - c', 'a > b - c'],
    ['1. a', '1\\. a'],
    ['2026) a', '2026\\) a'],
    ['back\\slash\\', 'back\\\\slash\\\\'],
    [' one\n\n# two\u2028\u0000three ', 'one \\# two three'],
  ])('of %j is %j', (text, expected) => {
    expect(escapeMarkdown(text)).toBe(expected);
  });
});

describe('markdownLink', () => {
  it('keeps text and URL apart', () => {
    expect(markdownLink('a](b', 'https://x.example/a_(b)?c=)')).toBe(
      '[a\\](b](https://x.example/a_%28b%29?c=%29)',
    );
  });
});

describe('frontMatter', () => {
  it('quotes each value and leaves out what is not known', () => {
    expect(frontMatter({ title: 'a: "b" # c\n--- \\', place: null, image: '' })).toBe(
      '---\ntitle: "a: \\"b\\" # c\\n--- \\\\"\n---',
    );
  });

  it('escapes what YAML cannot print', () => {
    expect(frontMatter({ a: 'x\u0085\u2028\u007f\ufeffy' })).toBe(
      '---\na: "x\\u0085\\u2028\\u007f\\ufeffy"\n---',
    );
  });
});
