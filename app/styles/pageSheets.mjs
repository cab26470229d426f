import { Features, transform } from 'lightningcss';
import { accessSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import postcss from 'postcss';
import { namesIn } from './namesIn.mjs';
import { sourcesOf } from './sourcesOf.mjs';

// Each page inlines only the rules its sources name: the whole sheet weighs 13 KB gzip.

const LISTS = new Set(['is', 'where', 'has', 'not', 'any']);
const ALTERNATIVES = new Set(['is', 'where', 'any']);

/** @param {import('lightningcss').SelectorComponent} component */
const selectorsOf = (component) =>
  'selectors' in component ? (component.selectors ?? []).filter(Array.isArray) : [];

const DECLARED = /(?<![\w-])(--[\w-]+)\s*[:{]/g;
const NAMED = /--[\w-]+/g;
const READ = /var\((--[\w-]+)/g;

/**
 * @param {string} css
 * @param {Partial<import('lightningcss').TransformOptions<never>>} options
 */
const minified = (css, options) =>
  transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    ...options,
  }).code.toString();

/**
 * @param {string} css
 * @returns {Set<string>}
 */
export function classesIn(css) {
  /** @type {Set<string>} */
  const classes = new Set();
  /** @param {import('lightningcss').Selector} selector */
  const collect = (selector) => {
    for (const component of selector) {
      if (component.type === 'class') classes.add(component.name);
      if (component.type === 'pseudo-class' && LISTS.has(component.kind))
        selectorsOf(component).forEach(collect);
    }
  };
  transform({ filename: 'site.css', code: Buffer.from(css), visitor: { Selector: collect } });
  return classes;
}

const FIELD_PARTS = [
  { part: /^-webkit-(?:date|calendar)/, field: /type="(?:date|time|month|week)/ },
  { part: /^file-selector-button$/, field: /type="file"/ },
];

/** @type {Map<string, import('lightningcss').Selector>} */
const parsed = new Map();

/**
 * @param {string} text
 * @returns {import('lightningcss').Selector}
 */
function componentsOf(text) {
  const known = parsed.get(text);
  if (known) return known;
  /** @type {import('lightningcss').Selector} */
  const components = [];
  transform({
    filename: 'selector.css',
    code: Buffer.from(`${text}{}`),
    visitor: {
      Rule: { style: ({ value }) => void components.push(...value.selectors.flat()) },
    },
  });
  parsed.set(text, components);
  return components;
}

/**
 * Not `unusedSymbols`: Lightning CSS also removes declarations and keyframes of that name, such as
 * `border-collapse`.
 *
 * @param {string} css
 * @param {readonly string[]} sources
 */
function withoutUnusedSelectors(css, sources) {
  // Joined once: a sheet asks for thousands of names, and a page has hundreds of sources.
  /** @type {Set<string>} */
  const words = new Set();
  /** @type {Set<string>} */
  const elements = new Set();
  for (const named of sources.map(namesIn)) {
    for (const word of named.words) words.add(word);
    for (const element of named.elements) elements.add(element);
  }
  const unusedParts = FIELD_PARTS.filter(({ field }) => !sources.some((text) => field.test(text)));
  /** @param {import('lightningcss').SelectorComponent} component @returns {boolean} */
  const isUsed = (component) => {
    if (component.type === 'class') return words.has(component.name);
    if (component.type === 'type') return elements.has(component.name);
    if (component.type === 'pseudo-class' && ALTERNATIVES.has(component.kind))
      return selectorsOf(component).some((selector) => selector.every(isUsed));
    if (component.type !== 'pseudo-element') return true;
    const name = 'name' in component ? String(component.name) : component.kind;
    return !unusedParts.some(({ part }) => part.test(name));
  };
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes')
      return;
    const used = rule.selectors.filter((selector) => componentsOf(selector).every(isUsed));
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
  return sheet.toString();
}

/**
 * @param {string} css
 * @param {readonly string[]} sources
 * @returns {string}
 */
export function usedStyles(css, sources) {
  // Chrome before 123 and Safari before 17.5 do not know `light-dark()`.
  let used = minified(withoutUnusedSelectors(css, sources), { include: Features.LightDark });
  const named = sources.flatMap((text) => text.match(NAMED) ?? []);
  // Repeats, because removing one property may leave another unused.
  for (let before = ''; before !== used;) {
    before = used;
    const read = new Set([...named, ...[...used.matchAll(READ)].map(([, name = '']) => name)]);
    const declared = [...used.matchAll(DECLARED)].map(([, name = '']) => name);
    used = minified(used, { unusedSymbols: declared.filter((name) => !read.has(name)) });
  }
  return used;
}

const LEFT_OUT = [
  // Every page's types reach the block registry; each page imports its own blocks.
  'app/static-html/blocks.tsx',
  // Lazy imports of every page reach these cards, but only the front page shows them.
  'features/preferences/ChosenStateNews.tsx',
  // A live page's own sheet already styles what this script shows.
  'features/live/showLive.tsx',
];

/**
 * @param {string} css The sheet of all pages.
 * @param {string} root The project's folder.
 * @returns {{ sheets: Record<string, string>, sources: Set<string> }}
 */
export function pageSheets(css, root) {
  const pages = join(root, 'app', '[locale]');
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' });
  const named = (/** @type {string} */ name) =>
    files.filter((file) => file.split(sep).at(-1) === name);
  const frames = [...named('layout.tsx'), ...named('error.tsx')];
  const icons = join(root, 'public', 'icons.svg');
  const drawings = [...readFileSync(icons, 'utf8').matchAll(READ)].map(([read]) => read);
  /** @type {Record<string, string>} */
  const sheets = {};
  /** @type {Map<string, import('./sourcesOf.mjs').Source>} */
  const known = new Map();
  for (const path of LEFT_OUT) {
    const source = join(root, path);
    accessSync(source); // one that was moved would come back into every sheet
    known.set(source, { text: '', imports: [] });
  }
  for (const page of named('page.tsx')) {
    const folder = dirname(page);
    const around = frames.filter((frame) => !relative(dirname(frame), folder).startsWith('..'));
    const own = sourcesOf(
      root,
      [page, ...around].map((file) => join(pages, file)),
      known,
    );
    const texts = [...[...own].map((source) => known.get(source)?.text ?? ''), ...drawings];
    sheets[folder === '.' ? '/' : `/${folder.split(sep).join('/')}`] = usedStyles(css, texts);
  }
  return { sheets, sources: new Set([...known.keys(), icons]) };
}
