/** Splits at blank lines; single line breaks become spaces. */
export function paragraphs(body: string): string[] {
  return body
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

const UNITS = [
  'किमी|किलोमीटर|मीटर|सेमी|मिमी|किलो|किग्रा|ग्राम|लीटर|क्विंटल|टन|एकड़|हेक्टेयर|मेगावाट|किलोवाट',
  'रुपये|रुपए|पैसे|लाख|करोड़|हज़ार|हजार|अरब|बजे|सेकंड|मिनट|घंटे|घंटा|दिन|हफ़्ते|महीने|साल|वर्ग|बार',
  'प्रतिशत|फ़ीसदी|फीसदी|डिग्री|गुना',
  '%|°C|μg|µg|mg|km|kms|m|cm|mm|kg|kgs|g|MW|kW|GB|MB|mph|km/h|am|pm|a\\.m\\.|p\\.m\\.|percent',
  'lakh|crore|thousand|million|billion|rupees|tonnes|litres|acres|hectares|metres|min|minutes?|hours?|days?|weeks?',
  'months?|years?|seconds?|times|views?',
].join('|');

/**
 * In a message a slot or `#` stands for the figure, and a word before a brace is a choice. Digits of Latin and Devanagari alone and no lookbehind: thirty times
 * as fast.
 */
const FIGURE_AND_UNIT = new RegExp(
  `([\\d०-९}#])[ \\t]+(?=(?:${UNITS})(?![\\p{L}\\p{M}\\p{Nd}]| \\{))`,
  'giu',
);
const SIGN_AND_FIGURE = /(₹|Rs\.?|रु\.?)[ \t]+(?=\p{Nd})/gu;

/** A line never breaks between a figure and its unit. */
export const bindFigures = (text: string): string =>
  text.replace(FIGURE_AND_UNIT, '$1\u00A0').replace(SIGN_AND_FIGURE, '$1\u00A0');
