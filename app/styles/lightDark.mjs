// @ts-check
import { Features, transform } from 'lightningcss';

/** What Lightning CSS calls the two properties, and a shorter name. */
const PREFIX = /--lightningcss-(?=light|dark)/g;

/**
 * Puts two custom properties, one of which `color-scheme` switches on, in the place of `light-dark()`: Chrome before 123 and
 * Safari before 17.5 do not know it. After `brandColors`, since a colour has to be one by then.
 *
 * @returns {import('postcss').Plugin}
 */
const lightDark = () => ({
  postcssPlugin: 'light-dark',
  OnceExit(root, { parse }) {
    const css = root.toString();
    if (!css.includes('light-dark(')) return;
    const { code } = transform({
      filename: 'site.css',
      code: Buffer.from(css),
      include: Features.LightDark,
    });
    root.removeAll();
    root.append(parse(code.toString().replace(PREFIX, '--in-')).nodes);
  },
});
lightDark.postcss = true;

export default lightDark;
