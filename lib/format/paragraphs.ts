/** Splits at blank lines; single line breaks become spaces. */
export function paragraphs(body: string): string[] {
  return body
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

const UNITS = [
  'किमी|किलोमीटर|मीटर|सेमी|मिमी|किलो|किग्रा|ग्राम|लीटर|क्विंटल|टन|एकड़|हेक्टेयर|मेगावाट|किलोवाट',
  'रुपये|रुपए|पैसे|लाख|करोड़|हज़ार|हजार|अरब|बजे|मिनट|घंटे|घंटा|दिन|साल|प्रतिशत|फ़ीसदी|फीसदी|डिग्री',
  '%|°C|km|kms|m|cm|mm|kg|kgs|g|MW|kW|GB|MB|mph|km/h|am|pm|a\\.m\\.|p\\.m\\.|percent',
  'lakh|crore|thousand|million|billion|rupees|tonnes|litres|acres|hectares|metres|minutes|hours|days|years',
].join('|');

const FIGURE_AND_UNIT = new RegExp(
  `(?<=\\p{Nd})[ \\t]+(?=(?:${UNITS})(?![\\p{L}\\p{M}\\p{Nd}]))`,
  'giu',
);
const SIGN_AND_FIGURE = /(?<=₹|Rs\.?|रु\.?)[ \t]+(?=\p{Nd})/gu;

export const bindFigures = (text: string): string =>
  text.replace(FIGURE_AND_UNIT, '\u00A0').replace(SIGN_AND_FIGURE, '\u00A0');
