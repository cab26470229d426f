// @ts-check
import { unicodeEscape } from '../text/unicodeEscape.mjs';

/**
 * What JSON leaves as it is and a terminal or a reader of lines acts on: DEL and C1 controls, line
 * and paragraph separators, and marks that reorder text.
 */
const ACTIVE = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/**
 * A line of JSON with these escaped as JSON allows: it says the same to whoever parses it.
 *
 * @param {string} json
 */
export const escapeControls = (json) => json.replace(ACTIVE, unicodeEscape);
