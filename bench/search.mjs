// Measures the CPU of searches over 10,000 stories of 280 words, half in Hindi, and of PIN codes.
// `--expose-gc` adds memory, `--turns` event-loop delays.

import { createJiti } from 'jiti';
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

const STORIES = 10_000;
const root = fileURLToPath(new URL('..', import.meta.url));
const jiti = createJiti(import.meta.url, {
  alias: { '@': root.replace(/\/$/, ''), 'server-only': `${root}bench/emptyModule.mjs` },
});
/** @type {typeof import('../lib/search/terms')} */
const { terms } = await jiti.import(`${root}lib/search/terms.ts`);
/** @type {typeof import('../lib/search/searchStories')} */
const { searchStories } = await jiti.import(`${root}lib/search/searchStories.ts`);
/** @type {typeof import('../lib/search/foldedTexts')} */
const { foldedTexts } = await jiti.import(`${root}lib/search/foldedTexts.ts`);
/** @type {typeof import('../lib/search/vocabulary')} */
const { vocabularyOf } = await jiti.import(`${root}lib/search/vocabulary.ts`);
/** @type {typeof import('../lib/search/lexicon')} */
const { indexSounds, lexicon, numberWords } = await jiti.import(`${root}lib/search/lexicon.ts`);
/** @type {typeof import('../lib/search/prepareSearch')} */
const { prepareSearch } = await jiti.import(`${root}lib/search/prepareSearch.ts`);
/** @type {typeof import('../tools/pin/directory/directory')} */
const { pinDirectory } = await jiti.import(`${root}tools/pin/directory/directory.ts`);
/** @type {typeof import('../tools/pin/directory/searchDirectory')} */
const { searchDirectory } = await jiti.import(`${root}tools/pin/directory/searchDirectory.ts`);
/** @type {typeof import('../lib/timeSlices')} */
const { atOnce } = await jiti.import(`${root}lib/timeSlices.ts`);
/** @type {typeof import('../lib/story/body')} */
const { paragraphsBody } = await jiti.import(`${root}lib/story/body.ts`);
/** @type {{ title: string; queries: string[] }[]} */
const table = JSON.parse(readFileSync(`${root}lib/search/indianTyping.json`, 'utf8'));

/** Seeded random numbers (mulberry32), equal in each run. */
let seed = 7;
function random() {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
/** @param {readonly string[]} from */
const any = (from) => from[Math.floor(random() * from.length)] ?? '';
/** @param {number} count @param {() => string} make */
const many = (count, make) => Array.from({ length: count }, make);

const LETTERS = [...'कखगघचछजझटठडढतथदधनपफबभमयरलवशसह'];
const SIGNS = ['', '', '', 'ा', 'ा', 'ि', 'ी', 'ु', 'े', 'ो', 'ै', 'ं'];
const ONSETS = 'b c d f g h j k l m n p r s t v w st tr ch sh pr'.split(' ');
const VOWELS = 'a e i o u ea oo ai'.split(' ');
const CODAS = ['', '', 'n', 'r', 't', 'l', 's'];
const hindi = many(60_000, () =>
  many(2 + Math.floor(random() * 3), () => any(LETTERS) + any(SIGNS)).join(''),
);
const english = many(40_000, () =>
  many(1 + Math.floor(random() * 3), () => any(ONSETS) + any(VOWELS) + any(CODAS)).join(''),
);
/**
 * Word frequencies as in real texts: few words are frequent, most are rare.
 *
 * @param {readonly string[]} from @param {number} count
 */
const text = (from, count) =>
  many(count, () => from[Math.floor(from.length ** random()) - 1] ?? '').join(' ');

const stories = Array.from({ length: STORIES }, (_, at) => {
  const words = at % 2 ? hindi : english;
  return {
    id: String(at),
    title: (at % 100 === 0 && table[at / 100]?.title) || text(words, 10),
    summary: text(words, 25),
    body: paragraphsBody([text(words, 120), text(words, 125)]),
    highlights: [],
    category: null,
    place: null,
    state: null,
    publishedAt: '2026-11-20T00:00:00Z',
  };
});

/** @param {() => unknown} work */
function cpuMs(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
function memoryMb() {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

if (process.argv.includes('--turns')) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const start = process.cpuUsage();
  delay.enable();
  await prepareSearch(stories, Infinity);
  delay.disable();
  const { user, system } = process.cpuUsage(start);
  console.log(
    `read in turns: ${((user + system) / 1000).toFixed(0)} ms of CPU, the longest hold-up ${(delay.max / 1e6).toFixed(0)} ms, 99 % below ${(delay.percentile(99) / 1e6).toFixed(0)}`,
  );
  process.exit();
}

const before = memoryMb();
const folding = cpuMs(() => stories.forEach((story) => foldedTexts(story)));
const folded = memoryMb();
const known = lexicon();
const numbering = cpuMs(() => atOnce(numberWords(known, stories)));
const indexing = cpuMs(() => atOnce(indexSounds(known)));
vocabularyOf(stories);
const indexed = memoryMb();
const changing = cpuMs(() => vocabularyOf([...stories]));

const queries = table.flatMap((row) => row.queries);
for (const query of queries.slice(0, 20)) searchStories(stories, terms(query));
const costs = queries
  .map((query) => cpuMs(() => searchStories(stories, terms(query))))
  .toSorted((a, b) => a - b);
const WORST = [
  'abcdefghijklmnopqrstuvwxyz'.repeat(2).slice(0, 50).split('').join(' '),
  'xqzwvutsrp',
  'goverment electon comitee parlament sesion minster anounce scheem',
  'pradhanmntri mukhymantri vidhansbha chunv natje bhrti priksha parinm',
];
const worst = WORST.map((query) => cpuMs(() => searchStories(stories, terms(query))).toFixed(0));
const part = (/** @type {number} */ share) => costs[Math.floor((costs.length - 1) * share)] ?? 0;
const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;

console.log(`${STORIES} stories, ${known.words.length} words`);
console.log(
  `once: fold ${folding.toFixed(0)} ms, number ${numbering.toFixed(0)}, index ${indexing.toFixed(0)}`,
);
console.log(`a list that changed: ${changing.toFixed(0)} ms`);
console.log(
  `folded texts ${(folded - before).toFixed(0)} MB, words and index ${(indexed - folded).toFixed(0)} MB`,
);
console.log(
  `a query: mean ${mean.toFixed(1)} ms of CPU, half below ${part(0.5).toFixed(1)}, 95 % below ${part(0.95).toFixed(1)}, most ${part(1).toFixed(1)}`,
);
console.log(`hard queries: ${worst.join(', ')} ms`);

const directory = await pinDirectory();
const pinQueries = Array.from({ length: 200 }, (_, index) => {
  const at = index * 700;
  const place = directory.places[directory.placeOf[at] ?? 0];
  const pincode = String(directory.pins[at]);
  /** @type {['pincode' | 'location', string][]} */
  const asked = [
    ['pincode', pincode.slice(0, 1 + (index % 6))],
    ['location', place?.district.slice(0, 1 + (index % 5)) ?? ''],
    ['location', `qzx${index}`],
  ];
  return asked;
}).flat();
const searchPins = () =>
  pinQueries.forEach(([mode, query]) => searchDirectory(directory, query, mode, 20, 'en'));
searchPins();
console.log(
  `a PIN query: mean ${(cpuMs(searchPins) / pinQueries.length).toFixed(2)} ms of CPU of ${pinQueries.length}`,
);
