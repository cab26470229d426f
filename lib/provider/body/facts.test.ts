import { feedMarkup } from '@/components/testing/feedMarkup';
import { blockMarkdown } from '@/lib/seo/markdown/bodyMarkdown';
import type { Block, Inline } from '@/lib/story/body';
import { bodyText, inlineText } from '@/lib/story/bodyText';
import { read, UPLOADS } from '@/lib/testing/bodies';

const WORDS = { truncated: 'More.', wholeText: 'Whole' };
const html = (given: string) => feedMarkup(read(given));
const plain = (given: string) => bodyText(read(given));
const markdown = (given: string) =>
  read(given)
    .map((block) => blockMarkdown(block, WORDS))
    .join('\n\n');

describe('a figure stays what it is', () => {
  it.each([
    ['a note', '₹500<sup>1</sup> करोड़', '₹500¹ करोड़'],
    ['a note in a link', '₹500<sup class="fn"><a href="#a1">12</a></sup> करोड़', '₹500¹² करोड़'],
    ['a note in brackets', '₹500<sup>[1]</sup> करोड़', '₹500[1] करोड़'],
    ['a power', '10<sup>6</sup> लोग', '10⁶ लोग'],
    ['a power in figures of India', '१०<sup>६</sup> लोग', '१०⁶ लोग'],
    ['a negative power', '10<sup>-3</sup> m', '10⁻³ m'],
    ['a power without signs', '2<sup>ab</sup>', '2^(ab)'],
    ['a power in a formula', '<math><msup><mn>10</mn><mn>6</mn></msup></math> लोग', '10⁶ लोग'],
    ['an index', '<math><msub><mi>CO</mi><mn>2</mn></msub></math>', 'CO₂'],
    ['both', '<math><msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup></math>', 'x₁²'],
    ['bounds', '<math><munderover><mo>∑</mo><mn>1</mn><mn>9</mn></munderover></math>', '∑₁⁹'],
    ['a bound below', '<math><munder><mo>∑</mo><mn>1</mn></munder></math>', '∑₁'],
    ['a bound above', '<math><mover><mo>∑</mo><mn>9</mn></mover></math>', '∑⁹'],
    ['a fraction', 'In <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>.', 'In 1/2.'],
    [
      'one with a whole number',
      '<math><mn>2</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></math>',
      '2 1/2',
    ],
    ['one before a factor', '<math><mfrac><mn>1</mn><mn>2</mn></mfrac><mi>x</mi></math>', '1/2 x'],
    [
      'one with a sum',
      '<math><mfrac><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow><mn>2</mn></mfrac></math>',
      '(a+1)/2',
    ],
    ['an ordinal', 'the 1<sup>st</sup> of May', 'the 1st of May'],
    ['a formula', 'CO<sub>2</sub>', 'CO₂'],
    ['an index without signs', 'x<sub>क</sub>', 'x_(क)'],
    ['a sign', '500<sup>*</sup>', '500*'],
    ['a power by its style', '10<span style="vertical-align: super;">6</span> लोग', '10⁶ लोग'],
    ['a correction', 'संख्या <del>52</del> <ins>25</ins> है', 'संख्या 25 है'],
    ['a price', '<s>₹999</s> ₹499', '₹499'],
    ['a correction at the end', 'अब 25 <strike>52</strike>।', 'अब 25।'],
    ['a correction by its style', '<span style="text-decoration:line-through">52</span> 25', '25'],
    ['a quotation within', 'उसने <q>हाँ</q> कहा', 'उसने “हाँ” कहा'],
    ['a reading of signs', '<ruby>東京<rp>(</rp><rt>Tokyo</rt><rp>)</rp></ruby>', '東京 (Tokyo)'],
  ])('%s', (_, given, text) => {
    expect(plain(`<p>${given}</p>`)).toBe(text);
  });

  it('is marked where there are marks', () => {
    const given = '<p><del>52</del> <ins>25</ins> 10<sup>6</sup> CO<sub>2</sub></p>';
    expect(html(given)).toBe(given);
    expect(markdown(given)).toBe('~~52~~ 25 10⁶ CO₂');
  });
});

describe('a list counts as it was written', () => {
  it.each([
    ['from its start', '<ol start="3"><li>a</li><li>b</li></ol>', '3. a\n4. b'],
    ['down', '<ol reversed><li>a</li><li>b</li><li>c</li></ol>', '- 3\\. a\n- 2\\. b\n- 1\\. c'],
    ['down from', '<ol reversed start="10"><li>a</li><li>b</li></ol>', '- 10\\. a\n- 9\\. b'],
    [
      'with a jump',
      '<ol><li>a</li><li value="7">b</li><li>c</li></ol>',
      '- 1\\. a\n- 7\\. b\n- 8\\. c',
    ],
    ['past an empty item', '<ol><li>a</li><li></li><li>c</li></ol>', '- 1\\. a\n- 3\\. c'],
    [
      'down past a jump',
      '<ol reversed><li>a</li><li value="7">b</li><li>c</li></ol>',
      '- 3\\. a\n- 7\\. b\n- 6\\. c',
    ],
    [
      'in letters by its style',
      '<ol style="list-style:lower-latin inside"><li>x</li></ol>',
      '- a. x',
    ],
    ['in letters', '<ol type="a"><li>x</li><li>y</li></ol>', '- a. x\n- b. y'],
    [
      'in Roman figures',
      '<ol style="list-style-type:upper-roman" start="4"><li>x</li></ol>',
      '- IV. x',
    ],
    [
      'in its own level',
      '<ol><li>एक<ol><li>क</li><li>ख</li></ol></li><li>दो</li></ol>',
      '1. एक\n\n   1. क\n   2. ख\n\n2. दो',
    ],
    [
      'around a list that stands between items',
      '<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>',
      '- a\n\n  - b\n\n- c',
    ],
    ['around paragraphs', '<ol><li><p>a</p><p>b</p></li><li>c</li></ol>', '1. a\n\n   b\n\n2. c'],
  ])('%s', (_, given, text) => {
    expect(markdown(given)).toBe(text);
  });

  it('and says so in HTML', () => {
    const given =
      '<ol start="3" reversed="" type="i"><li>a<ul><li>b</li></ul></li><li value="9">c</li></ol>';
    expect(html(given)).toBe(given);
  });

  it('holds a picture within its item', () => {
    expect(read(`<ol><li>a<img src="${UPLOADS}/a.jpg"></li><li>b</li></ol>`)).toMatchObject([
      { items: [{ content: ['a'], blocks: [{ type: 'picture' }] }, { content: ['b'] }] },
    ]);
  });

  it('is none where points hold only pictures', () => {
    expect(read(`<ul><li><img src="${UPLOADS}/a.jpg"></li><li> </li></ul>`)).toMatchObject([
      { type: 'picture' },
    ]);
  });

  it('keeps its numbers in a cell and a quotation', () => {
    expect(plain('<blockquote><ol start="2"><li>a</li></ol></blockquote>')).toBe('2. a');
  });
});

type Laid = [string, string, string][];
const LAID: Laid = [
  [
    'spans of both kinds',
    '<table><thead><tr><th>राज्य</th><th colspan="2">सीटें</th></tr></thead><tbody><tr><td rowspan="2">म.प्र.</td><td>2018</td><td>114</td></tr><tr><td>2023</td><td>66</td></tr></tbody></table>',
    '| राज्य | सीटें |  |\n| --- | --- | --- |\n| म.प्र. | 2018 | 114 |\n|  | 2023 | 66 |',
  ],
  [
    'a head of two rows',
    '<table><tr><th rowspan=2>City<th colspan=2>mm<tr><td>June<td>July<tr><td>Indore<td>1<td>2</table>',
    '| City | mm |  |\n| --- | --- | --- |\n|  | June | July |\n| Indore | 1 | 2 |',
  ],
  [
    'a span to the end of its part',
    '<table><tr><td rowspan=0>a<td>b<tr><td>c</table>',
    '|  |  |\n| --- | --- |\n| a | b |\n|  | c |',
  ],
  [
    'a span that reaches too far',
    '<table><tr><td rowspan=9 colspan=9>a<td>b<tr><td>c</table>',
    '|  |  |  |  |  |  |  |  |  |  |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n| a |  |  |  |  |  |  |  |  | b |\n|  |  |  |  |  |  |  |  |  | c |',
  ],
  [
    'a foot that was written first',
    '<table><tfoot><tr><td>All<td>3</tfoot><tbody><tr><td>a<td>3</tbody></table>',
    '|  |  |\n| --- | --- |\n| a | 3 |\n| All | 3 |',
  ],
  [
    'headers of rows',
    '<table><tr><th>a<td>1<tr><th>b<td>2</table>',
    '|  |  |\n| --- | --- |\n| a | 1 |\n| b | 2 |',
  ],
];

describe('a table keeps its columns', () => {
  it.each(LAID)('with %s', (_, given, text) => {
    expect(markdown(given)).toBe(text);
  });

  it('and its spans and headers', () => {
    expect(html(LAID[0]?.[1] ?? '')).toBe(
      '<table><thead><tr><th scope="col">राज्य</th><th scope="colgroup" colspan="2">सीटें</th></tr></thead><tbody>' +
        '<tr><td rowspan="2">म.प्र.</td><td>2018</td><td>114</td></tr><tr><td>2023</td><td>66</td></tr></tbody></table>',
    );
    expect(html('<table><tr><th>a<td>1<tr><th>b<td>2</table>')).toContain(
      '<tr><th scope="row">a</th><td>1</td></tr>',
    );
  });

  it('without its empty rows, but for those that a cell reaches into', () => {
    const given =
      '<table><tr><td rowspan="2">a</td><td>b</td></tr><tr><td></td></tr><tr><td></td></tr><tr><td>c</td></tr></table>';
    expect(read(given)).toMatchObject([{ rows: [[{ rows: 2 }, {}], [{}], [{}]] }]);
  });

  it('where a cell says that it covers none', () => {
    const given =
      '<table><tr><td colspan="0">a</td><td colspan="9">b</td></tr><tr><td>c</td><td>d</td><td>e</td></tr></table>';
    expect(read(given)).toMatchObject([
      {
        rows: [
          [{}, { columns: 2 }],
          [{}, {}, {}],
        ],
      },
    ]);
  });

  it('and all rows of its head', () => {
    const given =
      '<table><thead><tr><td>a</td></tr><tr><td>b</td></tr></thead><tbody><tr><td>c</td></tr></tbody></table>';
    expect(read(given)).toMatchObject([{ head: [{}, {}], rows: [{}] }]);
  });

  it('and has the pictures of its cells below it', () => {
    const given = `<table><tr><td>a<img src="${UPLOADS}/a.jpg"></td><td>b</td></tr></table>`;
    expect(read(given)).toMatchObject([{ type: 'table' }, { type: 'picture' }]);
  });

  it('no wider than its cells', () => {
    expect(read('<table><tr><td colspan=100>a<tr><td>b<td>c</table>')).toMatchObject([
      { rows: [[{ columns: 2 }], [{}, {}]] },
    ]);
  });

  it('as a frame or for its looks is the text in it', () => {
    const frame = `<table><tr><td><p>a</p><img src="${UPLOADS}/a.jpg"><p>b</p></td></tr></table>`;
    expect(read(frame).map(({ type }) => type)).toEqual(['paragraph', 'picture', 'paragraph']);
    expect(plain('<table role="presentation"><tr><td>a<td>b</table>')).toBe('a\n\nb');
  });
});

it('keeps the lines of code, also the empty ones', () => {
  const [block]: readonly Block[] = read('<pre><code>a\n\n  b  \n</code></pre>');
  const content: readonly Inline[] = block?.type === 'preformatted' ? block.content : [];
  expect(inlineText(content)).toBe('a\n\n  b');
  expect(markdown('<pre>a\n\n```\nb</pre>')).toBe('````\na\n\n```\nb\n````');
  expect(html('<pre>a\n  &lt;b</pre>')).toBe('<pre>a<br>  &lt;b</pre>');
});

it('leaves out the way back from a note', () => {
  expect(
    plain('<ol><li id="a1">स्रोत: रिपोर्ट <a href="#a1-link" aria-label="Back">↩︎</a></li></ol>'),
  ).toBe('स्रोत: रिपोर्ट');
});
