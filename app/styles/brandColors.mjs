import { COLORS } from '#site/brand.mjs';

const USE = /brand\(\s*([\w-]+)\s+([\w-]+)\s*\)/g;

/**
 * @param {string} name
 * @param {string} scheme
 */
function colorOf(name, scheme) {
  const colors = /** @type {Record<string, Record<string, string> | undefined>} */ (COLORS);
  const color = colors[name]?.[scheme];
  if (!color) throw new Error(`the site has no color "${name}" for "${scheme}"`);
  return color;
}

/**
 * PostCSS, after Tailwind: `--signal: brand(signal light)` becomes `--signal: #c4121a`.
 *
 * @returns {import('postcss').Plugin}
 */
const brandColors = () => ({
  postcssPlugin: 'brand-colors',
  OnceExit(root) {
    root.walkDecls((declaration) => {
      if (!declaration.value.includes('brand(')) return;
      declaration.value = declaration.value.replace(USE, (_, name, scheme) =>
        colorOf(name, scheme),
      );
    });
  },
});
brandColors.postcss = true;

export default brandColors;
