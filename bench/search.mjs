// Prints what a search through 10,000 stories costs the server: the first, which folds
// the texts, one after the news has changed, and those that follow.
import { readFileSync } from 'node:fs';
import typescript from 'typescript';

const STORIES = 10_000;
const TRIES = 21;
const BUDGET_MS = 50;
const QUERIES = ['bridge', 'सड़क नर्मदा', 'market price ri', 'हिन्दी', 'nothing holds this', '१५ लाख'];

/**
 * A module of the site as a URL to import: its types taken off, its imports led to other such
 * URLs.
 * @param {string} path
 * @param {Record<string, string>} imports
 */
function moduleAddress(path, imports = {}) {
  const source = readFileSync(new URL(path, import.meta.url), 'utf8');
  const { outputText } = typescript.transpileModule(source, {
    compilerOptions: {
      module: typescript.ModuleKind.ESNext,
      target: typescript.ScriptTarget.ES2023,
    },
  });
  const linked = Object.entries(imports).reduce(
    (text, [name, address]) => text.replace(`'${name}'`, `'${address}'`),
    outputText,
  );
  return `data:text/javascript;base64,${Buffer.from(linked).toString('base64')}`;
}

const foldAddress = moduleAddress('../lib/search/fold.ts');
const { fold } = await import(foldAddress);
const { searchStories } = await import(
  moduleAddress('../lib/search/searchStories.ts', { './fold': foldAddress })
);

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
/** @param {number} value */
const ms = (value) => `${value.toFixed(1)} ms`;

const stories = news();
const characters = stories.reduce(
  (sum, { title, summary, body }) => sum + title.length + summary.length + body.length,
  0,
);
console.log(
  `${STORIES} stories, ${(characters / 1e6).toFixed(1)} million characters; first search: ${ms(timed(() => searchStories(stories, [['bridge']])))}`,
);
const changed = news().map((story, at) =>
  at % 100 ? story : { ...story, title: `Update: ${story.title}` },
);
console.log(
  `after the feed has changed in one story of a hundred: ${ms(timed(() => searchStories(changed, [['bridge']])))}`,
);
for (const query of QUERIES) {
  const terms = query.split(' ').map((word) => [fold(word)]);
  const times = Array.from({ length: TRIES }, () =>
    timed(() => searchStories(stories, terms)),
  ).sort((a, b) => a - b);
  const [median, worst] = [times[TRIES >> 1] ?? 0, times[TRIES - 1] ?? 0];
  const found = searchStories(stories, terms).length;
  console.log(
    `“${query}”: ${found} found; median ${ms(median)}, worst ${ms(worst)} (${worst < BUDGET_MS ? 'within' : 'OVER'} ${BUDGET_MS} ms)`,
  );
}
