// Analyses a page's HTML by its text alone: contents and requested files.

/**
 * @typedef {object} DocumentFigures
 * @property {string} inlineCss text of `<style>` elements
 * @property {string} flight React's data for the browser: its `self.__next_f.push` scripts
 * @property {number} elements of the document, without those that scripts add
 * @property {string[]} scripts loaded scripts, by URL as written
 * @property {string[]} styles
 * @property {string[]} files
 *   fetched for the first view: scripts, styles, preloads, sprites, and pictures that are not lazy
 */

const COMMENT = /<!--[\s\S]*?-->/g;
const SCRIPT = /(<script\b[^>]*>)([\s\S]*?)<\/script>/gi;
const STYLE = /(<style\b[^>]*>)([\s\S]*?)<\/style>/gi;
const START_TAG = /<[a-z][^\s/>]*/gi;
/** The argument of the script that loads all others (`server/scriptsAfterFrame.mjs`). */
const STARTED = /\((\["\/_next\/static\/[^\]]*\])\)$/;
const FLIGHT = /^\s*(\(?self\.__next_f\b|self\.__next_f\.push)/;

/**
 * @param {string} html
 * @returns {DocumentFigures}
 */
export function documentFigures(html) {
  const scriptTags = [...html.matchAll(SCRIPT)];
  // Removed last: a script may contain text that looks like a comment.
  const markup = html
    .replace(SCRIPT, '$1</script>')
    .replace(STYLE, '$1</style>')
    .replace(COMMENT, '');
  const links = tags(markup, 'link');
  const rel = (/** @type {string} */ name) =>
    links.filter((link) => link.rel?.split(/\s+/).includes(name));
  // `nomodule` scripts are for browsers that load none of the others.
  const written = tags(markup, 'script').flatMap(({ src, nomodule }) =>
    src && nomodule === undefined ? [src] : [],
  );
  const started = scriptTags.flatMap(([, , text = '']) =>
    JSON.parse(STARTED.exec(text)?.[1] ?? '[]'),
  );
  /** @type {string[]} */
  const scripts = [...written, ...started];
  const styles = rel('stylesheet').flatMap(({ href }) => href ?? []);
  const preloads = [...rel('preload'), ...rel('modulepreload')].flatMap(
    ({ imagesrcset, href }) => imagesrcset ?? href ?? [],
  );
  const pictures = tags(markup, 'img').flatMap(({ loading, srcset, src }) =>
    loading === 'lazy' ? [] : (srcset ?? src ?? []),
  );
  const sprites = tags(markup, 'use').flatMap(({ href }) => href?.split('#')[0] || []);
  return {
    inlineCss: [...html.matchAll(STYLE)].map(([, , css]) => css).join(''),
    flight: scriptTags.flatMap(([, , text = '']) => (FLIGHT.test(text) ? [text] : [])).join(''),
    elements: markup.match(START_TAG)?.length ?? 0,
    scripts: [...new Set(scripts)],
    styles: [...new Set(styles)],
    files: [...new Set([...scripts, ...styles, ...preloads, ...pictures, ...sprites])],
  };
}

/**
 * Attributes of all tags of a name: keys in lower case, values decoded.
 *
 * @param {string} markup
 * @param {string} name
 * @returns {Record<string, string>[]}
 */
const tags = (markup, name) =>
  [...markup.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'gi'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        value.replaceAll('&amp;', '&'),
      ]),
    ),
  );
