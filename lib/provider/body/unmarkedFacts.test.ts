import { textOf } from '@/lib/provider/body/html/textOf';
import { bodyText } from '@/lib/story/bodyText';
import { p, picture, read, UPLOADS } from '@/lib/testing/bodies';

const sup = (text: string) => ({ type: 'superscript' as const, content: [text] });
const struck = (text: string) => ({ type: 'deletion' as const, content: [text] });

/** What stands beside a figure and is no part of it, where no element of HTML says so. */
describe('apart from a figure is', () => {
  it.each([
    [
      'a note’s link, by its place',
      '<p>₹500<a href="#fn1">1</a> करोड़</p>',
      p('₹500', sup('1'), ' करोड़'),
    ],
    [
      'a note’s link, by its class',
      '<p>7.2%<a class="footnote-anchor" href="#a-1">1</a></p>',
      p('7.2%', sup('1')),
    ],
    [
      'a note’s link, by its role',
      '<p>7.2%<a role="doc-noteref" href="#a-1">*</a></p>',
      p('7.2%', sup('*')),
    ],
    ['a class for raised text', '<p>10<span class="superscript">6</span></p>', p('10', sup('6'))],
    [
      'a class for struck text',
      '<p><span class="x line-through">52</span> 25</p>',
      p(struck('52'), ' 25'),
    ],
  ])('%s', (_, html, paragraph) => {
    expect(read(html)).toEqual([paragraph]);
  });

  it.each([
    ['a link to a part', '<p>भाग <a href="#part-3">3</a></p>', 'भाग 3'],
    ['a note in brackets', '<p>x<a href="#_ftn1">[1]</a></p>', 'x[1]'],
    [
      'a cell of a style',
      '<p><span style="display:inline-block">भारत</span><span style="display: table-cell">230</span></p>',
      'भारत 230',
    ],
    [
      'a line of a style',
      '<p><span style="display:block">भारत</span><span style="display:block">230</span></p>',
      'भारत\n\n230',
    ],
    ['none within a word', '<p><b style="display:inline">भा</b>रत</p>', 'भारत'],
    ['a root', '<math><msqrt><mn>16</mn></msqrt></math>', '√16'],
    ['a root of a degree', '<math><mroot><mn>8</mn><mn>3</mn></mroot></math>', '³√8'],
    ['a sum under a root', '<math><msqrt><mi>a</mi><mo>+</mo><mi>b</mi></msqrt></math>', '√(a+b)'],
    [
      'a cell of a formula',
      '<math><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable></math>',
      '1 2',
    ],
    ['a degree', '<p>45<sup>o</sup>C</p>', '45°C'],
    ['an ordinal', '<p>5<sup>वीं</sup> बार</p>', '5वीं बार'],
  ])('%s', (_, html, text) => {
    expect(bodyText(read(html))).toBe(text);
  });
});

it.each([
  ['₹500<sup>1</sup> करोड़', '₹500¹ करोड़'],
  ['10<sup>6</sup> <b>CO<sub>2</sub></b>', '10⁶ CO₂'],
  ['x<sup>a<sub>2</sub></sup>', 'x^(a₂)'],
  ['मृतक <del>52</del> 25', 'मृतक 25'],
  ['<q>हाँ</q> बोले', '“हाँ” बोले'],
])('a title, a caption or a cell’s %s is %s', (html, text) => {
  expect(textOf(html)).toBe(text);
  expect(
    read(`<figure><img src="${UPLOADS}/a.jpg"><figcaption>${html}</figcaption></figure>`),
  ).toEqual([picture('a.jpg', { caption: text })]);
});

it.each([
  ['an emoji that was copied', '<img src="https://x.example/1f449.png" alt="👉">', '👉 पहला'],
  ['a figure in a box', '<img src="https://x.example/1.png" alt="1️⃣">', '1️⃣ पहला'],
  ['a flag', '<img src="https://x.example/in.png" alt="🇮🇳">', '🇮🇳 पहला'],
  ['a formula', '<img class="latex" src="https://s0.wp.com/latex.php" alt="x^2">', 'x^2 पहला'],
  ['no figure', '<img src="https://x.example/1.png" alt="2024">', 'पहला'],
])('a picture is the letters that it stands for: %s', (_, img, text) => {
  expect(bodyText(read(`<p>${img} पहला</p>`))).toBe(text);
});

it('a quotation’s source has no dash of its own', () => {
  expect(read('<blockquote>q<footer>— <cite>A. Name</cite></footer></blockquote>')).toMatchObject([
    { type: 'quotation', source: 'A. Name' },
  ]);
});
