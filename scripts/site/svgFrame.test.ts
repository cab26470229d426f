import { svgFrame } from './svgFrame';

const PATH = '<path d="M0 0h9"/>';

it.each([
  ['one element', `<svg viewBox="0 0 300 60">${PATH}</svg>`],
  [
    'a prolog, a type and comments around it',
    `<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: a program -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg version="1.1"\n viewBox="0 0 300 60">\n${PATH}\n</svg>\n<!-- end -->\n`,
  ],
  ['a byte order mark', `\ufeff<svg viewBox="0 0 300 60">${PATH}</svg>`],
  ['single quotes', `<svg viewBox='0 0 300 60'>${PATH}</svg>`],
  ['commas and blanks', `<svg viewBox=" 0,0, 300 60 ">${PATH}</svg>`],
  ['a size in place of a viewBox', `<svg data-width="9" width="300px" height="60">${PATH}</svg>`],
  ['both', `<svg width="10cm" height="2cm" viewBox="0 0 300 60">${PATH}</svg>`],
])('reads a drawing with %s', (_, text) => {
  expect(svgFrame(text)).toEqual({ viewBox: '0 0 300 60', width: 300, height: 60, markup: PATH });
});

it.each([
  ['looks that all of it inherits', 'fill="none" stroke-width="2"', PATH],
  ['a style', 'style="fill-rule:evenodd"', PATH],
  [
    'prefixes of names',
    'xmlns:serif="http://www.serif.com/"',
    '<path serif:id="Layer 1" d="M0 0h9"/>',
  ],
])('hands on %s', (_, attributes, drawing) => {
  const text = `<svg xmlns:sodipodi="http://sodipodi.example/" ${attributes} viewBox="0 0 300 60">${drawing}</svg>`;
  expect(svgFrame(text)?.markup).toBe(`<g ${attributes}>${drawing}</g>`);
});

it('spells out what its type abbreviates', () => {
  const text =
    '<!DOCTYPE svg [ <!ENTITY ns_ai "http://ns.adobe.com/ai/"> ]><svg xmlns:i="&ns_ai;" viewBox="0 0 9 9"><g i:pgf="&amp;"/></svg>';
  expect(svgFrame(text)?.markup).toBe(
    '<g xmlns:i="http://ns.adobe.com/ai/"><g i:pgf="&amp;"/></g>',
  );
});

it.each([
  ['no drawing', 'a logo'],
  ['one that is cut off', `<svg viewBox="0 0 300 60">${PATH}`],
  ['one beside markup', `<p>Logo</p><svg viewBox="0 0 300 60">${PATH}</svg>`],
  ['one of no size', `<svg>${PATH}</svg>`],
  ['a size in other units', `<svg width="10cm" height="2cm">${PATH}</svg>`],
  ['no area', `<svg viewBox="0 0 300 0">${PATH}</svg>`],
  ['three numbers', `<svg viewBox="0 300 60">${PATH}</svg>`],
  ['words', `<svg viewBox="0 0 wide 60">${PATH}</svg>`],
])('is none for %s', (_, text) => {
  expect(svgFrame(text)).toBeNull();
});
