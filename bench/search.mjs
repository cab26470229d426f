// What a search through 10,000 stories takes the server.
import { readFileSync } from 'node:fs';
import typescript from 'typescript';
import { runAlone } from './runAlone.mjs';

const STORIES = 10_000;
const TRIES = 21;
const QUERIES = ['bridge', 'सड़क नर्मदा', 'market price ri', 'हिन्दी', 'nothing holds this', '१५ लाख'];

/**
 * A module of the site as a URL to import: its types taken off, its imports led to other such
 * URLs.
 * @param {string} path
 * @param {Record<string, string>} imports
 */
function moduleUrl(path, imports = {}) {
  const source = readFileSync(new URL(path, import.meta.url), 'utf8');
  const { outputText } = typescript.transpileModule(source, {
    compilerOptions: {
      module: typescript.ModuleKind.ESNext,
      target: typescript.ScriptTarget.ES2023,
    },
  });
  const linked = Object.entries(imports).reduce(
    (text, [name, url]) => text.replace(`'${name}'`, `'${url}'`),
    outputText,
  );
  return `data:text/javascript;base64,${Buffer.from(linked).toString('base64')}`;
}

async function searchModules() {
  const foldUrl = moduleUrl('../lib/search/fold.ts');
  const { fold } = await import(foldUrl);
  const { searchStories } = await import(
    moduleUrl('../lib/search/searchStories.ts', { './fold': foldUrl })
  );
  return { fold, searchStories };
}

const WORDS = {
  en: 'the town opens a new bridge market road school rain farmers price rises fall cricket team wins match minister says river Narmada health camp café solar power train 15 lakh'.split(
    ' ',
  ),
  hi: 'शहर में नया पुल बाज़ार सड़क स्कूल बारिश किसान भाव बढ़े क्रिकेट टीम जीती मैच मंत्री ने कहा नदी नर्मदा सेहत शिविर हिंदी बिजली रेल 15 लाख पाँच फ़सल'.split(
    ' ',
  ),
};

/**
 * Text of so many words, the same at each run.
 * @param {'en' | 'hi'} lang
 * @param {number} count
 * @param {number} seed
 */
function text(lang, count, seed) {
  const words = WORDS[lang];
  return Array.from(
    { length: count },
    (_, at) => words[(seed * 31 + at * at * 7 + at * seed) % words.length],
  ).join(' ');
}

const news = () =>
  Array.from({ length: STORIES }, (_, at) => {
    const lang = at % 2 ? 'hi' : 'en';
    return {
      id: String(at),
      title: text(lang, 9, at),
      summary: text(lang, 22, at + 1),
      body: text(lang, 120, at + 2),
      highlights: [],
      place: 'Sagar',
      state: 'Madhya Pradesh',
      publishedAt: new Date(1.7e12 + at * 6e4).toISOString(),
    };
  });

/** @param {() => void} run */
const timed = (run) => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

/**
 * The first search, which folds the texts; one after a story of a hundred has changed; and the
 * worst of each query after that. None has a counterpart on the bare page.
 * @returns {Promise<import('./figures.mjs').Figure[]>}
 */
export async function searchFigures() {
  const { fold, searchStories } = await searchModules();
  const stories = news();
  const changed = news().map((story, at) =>
    at % 100 ? story : { ...story, title: `Update: ${story.title}` },
  );
  const [first = '', ...more] = QUERIES;
  const termsOf = (/** @type {string} */ query) => query.split(' ').map((word) => [fold(word)]);
  const once = (/** @type {unknown[]} */ among) =>
    timed(() => searchStories(among, termsOf(first)));
  return [
    { figure: 'searchFirst', kind: 'all stories', lang: 'en', value: once(stories) },
    { figure: 'searchFirst', kind: '1 % have changed', lang: 'en', value: once(changed) },
    ...[first, ...more].map((query) => {
      const times = Array.from({ length: TRIES }, () =>
        timed(() => searchStories(stories, termsOf(query))),
      );
      return /** @type {const} */ ({
        figure: 'search',
        kind: `“${query}”`,
        lang: 'en',
        value: Math.max(...times),
      });
    }),
  ];
}

await runAlone(import.meta.url, searchFigures);
