import { phrase } from '@/lib/format/foldedWords';
import { plainDigits } from '@/lib/format/readNumber';
import { STATE_WORDS } from './directory/stateNames';
import type { PinMode } from './pinQuery';

const PIN = /(?<!\d)[1-9]\d{2}[\s-]{0,3}\d{3}(?!\d)/g;
/** Words of an address that are no names, such as "district" or "post office". */
const AROUND =
  /(?<![\p{L}\p{M}])(?:pin(?:code)?|g\.?p\.?o|[hsb]\.?o|p\.?o|post(?: office)?|dist(?:t|rict)?|city|town|state|india|tehsil|taluka?|पिन(?: ?कोड)?|डाकघर|जिला|ज़िला|शहर|राज्य|तहसील|भारत)(?![\p{L}\p{M}])\.?/giu;
const BREAK = /[,;()|/]/;

/** A state at the end of a place: `Bhopal Madhya Pradesh`, `Bhopal MP`. */
function withoutState(place: string): string {
  const words = phrase(place).split(' ');
  const size = [3, 2, 1].find(
    (count) => words.length > count && STATE_WORDS.has(words.slice(-count).join(' ')),
  );
  return words.slice(0, words.length - (size ?? 0)).join(' ');
}

/**
 * Possible readings of a query, the typed text first: an address holds more than the name or code.
 */
export function soughtTexts(query: string, mode: PinMode): string[] {
  const plain = plainDigits(query);
  const pins = plain.match(PIN) ?? [];
  if (pins.length > 1) return [query];
  const code = mode === 'pincode' ? (pins[0]?.replace(/\D/g, '') ?? '') : '';
  const place = plain.replace(PIN, ' ').replace(AROUND, ' ').replace(/[-:#]/g, ' ');
  const [first = ''] = place.split(BREAK).filter((part) => part.trim() !== '');
  const texts = [query, code, place, first, withoutState(first)].map((text) => text.trim());
  return [...new Set(texts)].filter((text, at) => at === 0 || text.length > 1);
}
