// A loader for `pageStyles.ts`: the style sheets as text, by page, through the same plugins as any
// other (`postcss.config.mjs`) and minified.
const { join } = require('node:path');
const postcss = require('postcss');
const tailwind = require('@tailwindcss/postcss');

const ROOT = join(__dirname, '..', '..');

/**
 * @this {{ async(): (fault: unknown, code?: string) => void, resourcePath: string,
 * addDependency(path: string): void, addContextDependency(path: string): void }}
 */
module.exports = function pageSheetsLoader(/** @type {string} */ source) {
  const done = this.async();
  const sheets = async () => {
    const [{ default: brandColors }, { default: scriptStyles }, { pageSheets }] = await Promise.all(
      [import('./brandColors.mjs'), import('./scriptStyles.mjs'), import('./pageSheets.mjs')],
    );
    const { css, messages } = await postcss([
      tailwind({ optimize: { minify: true } }),
      brandColors(),
      scriptStyles(),
    ]).process(source, { from: this.resourcePath });
    for (const { type, file, dir } of messages) {
      if (type === 'dependency') this.addDependency(file);
      if (type === 'dir-dependency') this.addContextDependency(dir);
    }
    const { sheets, sources } = pageSheets(css, ROOT);
    for (const file of sources) this.addDependency(file);
    return `export default ${JSON.stringify(sheets)};`;
  };
  sheets().then((code) => done(null, code), done);
};
