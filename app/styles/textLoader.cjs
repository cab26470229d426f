// A loader for `siteStyles.ts`: the style sheet as a string, through the same plugins as any
// other (`postcss.config.mjs`) and minified.
const postcss = require('postcss');
const tailwind = require('@tailwindcss/postcss');

/**
 * @this {{ async(): (fault: unknown, code?: string) => void, resourcePath: string,
 * addDependency(path: string): void, addContextDependency(path: string): void }}
 */
module.exports = function textLoader(/** @type {string} */ source) {
  const done = this.async();
  const optimize = process.env.NODE_ENV === 'production' && { minify: true };
  import('./brandColors.mjs')
    .then(({ default: brandColors }) =>
      postcss([tailwind({ optimize }), brandColors()]).process(source, { from: this.resourcePath }),
    )
    .then(({ css, messages }) => {
      for (const { type, file, dir } of messages) {
        if (type === 'dependency') this.addDependency(file);
        if (type === 'dir-dependency') this.addContextDependency(dir);
      }
      done(null, `export default ${JSON.stringify(css)};`);
    }, done);
};
