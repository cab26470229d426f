// Plain JavaScript, because the server reads it as it is.

import { reasonOf } from '../reasonOf.mjs';
import { environment, givenNames, SETTING_NAMES } from './environment.mjs';

/** Shorter names of other programs often resemble ours by chance. */
const LEAST = 7;

const sorted = (/** @type {string} */ name) => [...name].toSorted().join('');

/**
 * True if one has an extra letter, or the letters differ in order or case.
 *
 * @param {string} one
 * @param {string} other
 */
function isNear(one, other) {
  const [short = '', long = ''] = [one.toUpperCase(), other].toSorted(
    (a, b) => a.length - b.length,
  );
  if (long.length === short.length) return sorted(long) === sorted(short);
  if (long.length > short.length + 1) return false;
  return [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);
}

/**
 * @param {readonly string[]} given names of the variables
 * @param {readonly string[]} names of the settings
 * @returns {string[]}
 */
export const misspelled = (given, names) =>
  given
    .filter((variable) => !names.includes(variable))
    .flatMap((variable) => {
      const meant = names.find((name) => name.length >= LEAST && isNear(variable, name));
      return meant ? [`${variable} is not a setting. Did you mean ${meant}?`] : [];
    });

/** @returns {import('./environment.mjs').Environment} */
export function checkSettings() {
  for (const line of misspelled(givenNames(), SETTING_NAMES)) console.warn(`Settings: ${line}`);
  try {
    return environment();
  } catch (fault) {
    console.error(`Settings: ${reasonOf(fault)}`);
    process.exit(1);
  }
}
