// Finds super-linear regular expressions by recheck's automata alone, because its fuzzing depends
// on the machine's load.

// Its program, which it has for most machines: of itself it takes Java where there is one, which starts slowly.
const HAS_PROGRAM = ['linux-x64', 'darwin-arm64', 'darwin-x64', 'win32-x64'];
if (HAS_PROGRAM.includes(`${process.platform}-${process.arch}`))
  process.env.RECHECK_BACKEND = 'native';
const { check } = await import('recheck');

/** The slowest of ours takes 2 s of a core; only ends what would never end. */
const TIMEOUT_MS = 60_000;

/** What may be repeated without end. One that has none takes at most so many steps for each character. */
const ENDLESS = /[*+]|,\}/;

/** With brackets within brackets at most. */
const ENDLESS_BEHIND = /\(\?<[=!](?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\)[^*+{]?)*?(?<!\\)(?:[*+]|,\})/;

/**
 * Too large for the automaton and checked by hand: each unbounded repeat has clear borders, and
 * each retry has a limit.
 */
const READ_BY_HAND = new Set([
  String.raw`\[\/?[a-z]\w*(?:[_-]\w+|\s+[a-z_-]+=)[^\]]{0,200}\]|\[\/[a-z]\w*\]`,
  String.raw`<\/?[a-z][a-z0-9]*(?:\s[^<>]{0,200})?>`,
  String.raw`^\s*(?:<p>\s*)?((?:<a\s[^>]{0,2000}>\s{0,9})?<img\s[^>]{0,5000}>(?:\s{0,9}<\/a>)?)`,
]);

/** An expression with one character for each escape and class. @param {string} pattern */
const shapeOf = (pattern) =>
  pattern.replace(/\\(?:[pP]\{[^{}]*\}|.)/gs, 'x').replace(/\[[^[\]]*\]/g, 'x');

/** A group that holds no other. */
const GROUP = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?[^()]*\)/g;

/**
 * Whether an expression, tried at the start alone, repeats one character without end, in no
 * repeated group. Recheck takes seconds for some.
 *
 * @param {string} pattern
 * @param {string} flags
 */
function isOneWay(pattern, flags) {
  const shape = shapeOf(pattern);
  if (!shape.startsWith('^') || flags.includes('m')) return false;
  if (/\)[*+{]/.test(shape) || shape.match(/[*+]|,\}/g)?.length !== 1) return false;
  let outside = shape;
  for (let before = ''; before !== outside; outside = outside.replace(GROUP, '')) before = outside;
  return !outside.includes('|');
}

/**
 * Why an expression may take more than linear time, or null. Recheck knows no look-behinds, tried
 * at each place, and counts back-references as fast.
 *
 * @param {string} pattern
 * @param {string} flags
 * @returns {Promise<string | null>}
 */
export async function whySlow(pattern, flags) {
  if (!ENDLESS.test(pattern) || READ_BY_HAND.has(pattern)) return null;
  if (ENDLESS_BEHIND.test(pattern)) return 'an endless look-behind';
  if (isOneWay(pattern, flags)) return null;
  const found = await check(pattern, flags, { timeout: TIMEOUT_MS, checker: 'automaton' });
  if (found.status === 'vulnerable') return found.complexity.summary;
  if (found.status === 'unknown' && found.error.kind !== 'unsupported') return found.error.kind;
  return null;
}
