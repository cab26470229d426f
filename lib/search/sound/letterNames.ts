/** The phonemes of the names of the letters. */
const NAMES: Readonly<Record<string, string>> = {
  a: 'e', b: 'bi', c: 'si', d: 'di', e: 'i', f: 'ef', g: 'ji', h: 'ec', i: 'Ai', j: 'je', k: 'ke',
  l: 'el', m: 'em', n: 'en', o: 'o', p: 'pi', q: 'kyu', r: 'Ar', s: 'es', t: 'ti', u: 'yu', v: 'vi',
  w: 'dablyu', x: 'eks', y: 'vAi', z: 'jed',
}; // prettier-ignore

/** The phonemes of an abbreviation, read letter by letter: "gst" is "जीएसटी". */
export const letterNames = (word: string): string =>
  [...word].map((letter) => NAMES[letter] ?? '').join('');
