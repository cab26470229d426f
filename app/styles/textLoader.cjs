// A loader for `siteStyles.ts`: the style sheet as a string, through the same Tailwind as any other
// and minified.
const postcss = require('postcss');
const tailwind = require('@tailwindcss/postcss');

/**
 * @this {{ async(): (fault: unknown, code?: string) => void, resourcePath: string,
 * addDependency(path: string): void, addContextDependency(path: string): void }}
 */
module.exports = function textLoader(/** @type {string} */ source) {
  const done = this.async();
  const optimize = process.env.NODE_ENV === 'production' && { minify: true };
  postcss([tailwind({ optimize })])
    .process(source, { from: this.resourcePath })
    .then(({ css, messages }) => {
      for (const { type, file, dir } of messages) {
        if (type === 'dependency') this.addDependency(file);
        if (type === 'dir-dependency') this.addContextDependency(dir);
      }
      done(null, `export default ${JSON.stringify(css)};`);
    }, done);
};
