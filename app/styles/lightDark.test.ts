import postcss from 'postcss';
import lightDark from './lightDark.mjs';

const processed = (css: string) => postcss([lightDark()]).process(css, { from: undefined }).css;
/** Without the space between declarations; that of an empty property is its value. */
const compact = (css: string) => css.replace(/\n\s*/g, '');

describe('lightDark', () => {
  it('puts two properties in the place of light-dark(), which color-scheme switches', () => {
    const css = compact(
      processed(
        ':root{color-scheme:light dark;--a:light-dark(#fff,rgb(0 0 0/0.7))}[data-theme=dark]{color-scheme:dark}[data-theme=light]{color-scheme:light}',
      ),
    );
    expect(css).toContain('--a:var(--in-light,#fff) var(--in-dark,rgb(0 0 0/0.7))');
    expect(css).toMatch(/^:root\{--in-light:initial;--in-dark: ;/);
    expect(css).toMatch(
      /@media \(prefers-color-scheme: dark\) ?\{ ?:root ?\{ ?--in-light: ;--in-dark:initial/,
    );
    expect(css).toContain('[data-theme=dark]{--in-light: ;--in-dark:initial;');
    expect(css).toContain('[data-theme=light]{--in-light:initial;--in-dark: ;');
    expect(css).not.toContain('light-dark(');
  });

  it('leaves a sheet without it as it is', () => {
    expect(processed('a{color-scheme:dark}')).toBe('a{color-scheme:dark}');
  });
});
