// @ts-check
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const MADE = at('.site/fingerprint');
const BUILT = at('.next/SITE');

/** Notes in a build which site it was made from. */
export const markBuild = () => copyFileSync(MADE, BUILT);

/** Whether there is a build, and it was made from the site that `.site` has. */
export const isOfThisSite = () =>
  existsSync(BUILT) && readFileSync(BUILT, 'utf8') === readFileSync(MADE, 'utf8');

/** The name that Next gave the build, as its pages have it too. */
export const buildName = () => readFileSync(at('.next/BUILD_ID'), 'utf8');
