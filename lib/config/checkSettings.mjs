// Plain JavaScript, because the server reads it as it is.

import { environment } from './environment.mjs';

/**
 * A missing or broken setting ends the process with one line that names it.
 *
 * @returns {import('./environment.mjs').Environment}
 */
export function checkSettings() {
  try {
    return environment();
  } catch (fault) {
    console.error(`Settings: ${fault instanceof Error ? fault.message : String(fault)}`);
    process.exit(1);
  }
}
