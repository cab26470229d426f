import postcss from 'postcss';
import { COLORS } from '#site/brand.mjs';
import brandColors from './brandColors.mjs';

const processed = (css: string) => postcss([brandColors()]).process(css, { from: undefined }).css;

describe('brandColors', () => {
  it('puts the brand’s colours into a style sheet', () => {
    expect(processed('a{--x:brand(signal light);border:1px solid brand( paper  dark )}')).toBe(
      `a{--x:${COLORS.signal.light};border:1px solid ${COLORS.paper.dark}}`,
    );
  });

  it.each(['brand(crimson light)', 'brand(signal sepia)'])('refuses %s', (use) => {
    expect(() => processed(`a{color:${use}}`)).toThrow(/^the site has no color/);
  });
});
