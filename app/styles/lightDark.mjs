// @ts-check

/** A colour in hexadecimal digits, or of a function. */
const COLOR = String.raw`(#[\da-f]+|[a-z]+\([^()]*\))`;
const USE = new RegExp(String.raw`light-dark\(\s*${COLOR}\s*,\s*${COLOR}\s*\)`, 'g');

/** Of two properties the one that is `initial` lets its fallback through, the empty one nothing. */
const ON = 'initial';
const OFF = ' ';

/**
 * Puts two custom properties, which `color-scheme` switches, in the place of `light-dark()`: Chrome before 123 and Safari
 * before 17.5 do not know it. After `brandColors`, since a colour has to be one by then. Lightning CSS does the same, but
 * is no JavaScript, so that Turbopack cannot take it into `postcss.config.mjs`.
 *
 * @returns {import('postcss').Plugin}
 */
const lightDark = () => ({
  postcssPlugin: 'light-dark',
  OnceExit(root, { AtRule, Rule }) {
    if (!root.toString().includes('light-dark(')) return;
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(USE, 'var(--in-light,$1) var(--in-dark,$2)');
    });
    root.walkDecls('color-scheme', (declaration) => {
      const { parent, value } = declaration;
      if (!(parent instanceof Rule)) return;
      const isDark = value === 'dark';
      declaration.cloneBefore({ prop: '--in-light', value: isDark ? OFF : ON });
      declaration.cloneBefore({ prop: '--in-dark', value: isDark ? ON : OFF });
      if (value !== 'light dark') return;
      const inDark = new Rule({ selector: parent.selector });
      inDark.append(
        declaration.clone({ prop: '--in-light', value: OFF }),
        declaration.clone({ prop: '--in-dark', value: ON }),
      );
      parent.after(
        new AtRule({ name: 'media', params: '(prefers-color-scheme: dark)', nodes: [inDark] }),
      );
    });
  },
});
lightDark.postcss = true;

export default lightDark;
