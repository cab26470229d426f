// Finds super-linear regular expressions by recheck's automata only, because its fuzzing depends on
// the machine's load.

// recheck has a native program for most machines; by default it prefers Java, which starts slowly.
const HAS_PROGRAM = ['linux-x64', 'darwin-arm64', 'darwin-x64', 'win32-x64'];
if (HAS_PROGRAM.includes(`${process.platform}-${process.arch}`))
  process.env.RECHECK_BACKEND = 'native';
const { check } = await import('recheck');

/** The slowest expression takes 2 s of a core; the limit only stops endless checks. */
const TIMEOUT_MS = 60_000;

/** Unbounded repeats. Without one, an expression takes a bounded number of steps per character. */
const ENDLESS = /[*+]|,\}/;

/** Unbounded look-behind; handles one level of nested groups. */
const ENDLESS_BEHIND = /\(\?<[=!](?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\)[^*+{]?)*?(?<!\\)(?:[*+]|,\})/;

/**
 * Too large for the automaton, checked by hand: each unbounded repeat has clear borders, and each
 * retry has a limit.
 */
const READ_BY_HAND = new Set([
  String.raw`\[\/?[a-z]\w*(?:[_-]\w+|\s+[a-z_-]+=)[^\]]{0,200}\]|\[\/[a-z]\w*\]`,
  String.raw`<\/?[a-z][a-z0-9]*(?:\s[^<>]{0,200})?>`,
  String.raw`^\s*(?:<p>\s*)?((?:<a\s[^>]{0,2000}>\s{0,9})?<img\s[^>]{0,5000}>(?:\s{0,9}<\/a>)?)`,
]);

/** Replaces each escape and class by one character. @param {string} pattern */
const shapeOf = (pattern) =>
  pattern.replace(/\\(?:[pP]\{[^{}]*\}|.)/gs, 'x').replace(/\[[^[\]]*\]/g, 'x');

/** A group without nested groups. */
const GROUP = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?[^()]*\)/g;

/**
 * True for an anchored expression with one unbounded repeat of one character, outside repeated
 * groups. recheck takes seconds for some.
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
 * Reason why an expression may be slower than linear, or null. recheck ignores look-behinds, which
 * are tried at each position, and treats back-references as fast.
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
