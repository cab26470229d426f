import postcss from 'postcss';
import lightDark from './lightDark.mjs';

const processed = (css: string) =>
  postcss([lightDark()]).process(css, { from: undefined }).css.replace(/\s+/g, ' ');

describe('lightDark', () => {
  it('puts two properties in the place of light-dark(), which color-scheme switches', () => {
    const css = processed(
      ':root{color-scheme:light dark;--a:light-dark(#fff,#000)}[data-theme=dark]{color-scheme:dark}',
    );
    expect(css).toContain('--a: var(--in-light, #fff) var(--in-dark, #000)');
    expect(css).toContain('[data-theme="dark"] { --in-light: ; --in-dark: initial;');
    expect(css).toContain('@media (prefers-color-scheme: dark) { :root { --in-light: ;');
    expect(css).not.toContain('light-dark(');
  });

  it('leaves a sheet without it as it is', () => {
    expect(processed('a{color-scheme:dark}')).toBe('a{color-scheme:dark}');
  });
});
