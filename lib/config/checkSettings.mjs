// Plain JavaScript, because the server reads it as it is.

import { environment, misspelledSettings } from './environment.mjs';

/**
 * A missing or broken setting ends the process with one line that names it; a misspelled one has a line.
 *
 * @returns {import('./environment.mjs').Environment}
 */
export function checkSettings() {
  for (const line of misspelledSettings()) console.warn(`Settings: ${line}`);
  try {
    return environment();
  } catch (fault) {
    console.error(`Settings: ${fault instanceof Error ? fault.message : String(fault)}`);
    process.exit(1);
  }
}
