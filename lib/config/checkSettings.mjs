// Plain JavaScript, because the server reads it as it is.

import { environment, givenNames, SETTING_NAMES } from './environment.mjs';
import { misspelled } from './misspelled.mjs';

/**
 * A missing or broken setting ends the process with one line that names it; a misspelled one has a line.
 *
 * @returns {import('./environment.mjs').Environment}
 */
export function checkSettings() {
  for (const line of misspelled(givenNames(), SETTING_NAMES)) console.warn(`Settings: ${line}`);
  try {
    return environment();
  } catch (fault) {
    console.error(`Settings: ${fault instanceof Error ? fault.message : String(fault)}`);
    process.exit(1);
  }
}
