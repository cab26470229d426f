import { passagesOf, rangeOf } from './passages';
import { nextPassage, previousPassage, sentencesOf } from './sentences';

const VOICES = ['en-IN', 'hi-IN'].map((lang) => ({
  lang,
  name: lang,
  voiceURI: lang,
  default: false,
  localService: true,
}));

function article(inside: string, lang = 'en') {
  document.documentElement.lang = lang;
  document.body.innerHTML = `<article>${inside}</article>`;
  return document.querySelector('article') ?? document.body;
}

const TEXT = `
  <h1>Rain</h1><p data-part="summary">It fell.</p>
  <p>Published today</p>
  <div data-part="text">
    <p>One <a href="#a">two<span aria-hidden="true">↗</span><span class="sr-only"> (other site)</span></a>. Three<br>four.</p>
    <figure><img alt=""><figcaption><p>A caption</p></figcaption></figure>
    <ul><li>Point</li></ul><table><tbody><tr><td><p>Cell</p></td></tr></tbody></table>
    <blockquote><p>Said.</p><footer>Who</footer></blockquote><p> </p>
  </div>`;

describe('what of an article is read', () => {
  it('is headline, summary and text, without captions, tables and marks', () => {
    expect(passagesOf(article(TEXT)).map(({ text }) => text)).toEqual([
      'Rain',
      'It fell.',
      'One two. Three four.',
      'Point',
      'Said.',
      'Who',
    ]);
  });

  it.each([
    ['<p>10<sup>6</sup> and ₹500<sup>1</sup></p>', ['10 6 and ₹500 1']],
    ['<p><del>52</del> 25</p>', [' 25']],
    ['<p data-part="missing">Not available.</p><ul><li>Point</li></ul>', ['Point']],
    ['<ol><li>One<ul><li>Inner</li></ul></li></ol>', ['One', 'Inner']],
  ])('of %s is %j', (inside, texts) => {
    const root = article(`<div data-part="text">${inside}</div>`);
    expect(passagesOf(root).map(({ text }) => text)).toEqual(texts);
  });

  it('is found again in the document, across elements', () => {
    const [, , third] = passagesOf(article(TEXT));
    const range = third && rangeOf(third, 4, 14);
    expect(String(range).replace('↗ (other site)', '')).toBe('two. Three');
  });

  it('has its own language', () => {
    const inside = '<h1 lang="hi">वर्षा</h1><div data-part="text"><p lang="en">Rain</p></div>';
    expect(passagesOf(article(inside, 'hi')).map(({ lang }) => lang)).toEqual(['hi', 'en']);
  });
});

describe('the sentences of a story', () => {
  const sentences = () => sentencesOf(passagesOf(article(TEXT)), 'en', VOICES) ?? [];

  it('are cut within passages, each with its voice', () => {
    expect(sentences().map(({ text, voice }) => `${voice.lang} ${text}`)).toEqual(
      ['Rain', 'It fell.', 'One two.', 'Three four.', 'Point', 'Said.', 'Who'].map(
        (text) => `en-IN ${text}`,
      ),
    );
  });

  it.each([
    ['hi', 'hi-IN'],
    ['mr', 'hi-IN'],
    ['ta', undefined],
  ])('of %s are said by %s', (lang, voice) => {
    const passages = passagesOf(article('<h1>वर्षा</h1>', lang));
    expect(sentencesOf(passages, lang, VOICES)?.[0]?.voice.lang).toBe(voice);
  });

  it.each([
    [0, 1],
    [2, 4],
    [3, 4],
    [6, 6],
  ])('from %d on to the next paragraph is %d', (from, to) => {
    expect(nextPassage(sentences(), from)).toBe(to);
  });

  it.each([
    [0, 0],
    [3, 2],
    [2, 1],
    [4, 2],
  ])('from %d back to the paragraph before is %d', (from, to) => {
    expect(previousPassage(sentences(), from)).toBe(to);
  });
});
