/**
 * Arabic and Urdu digits, and those of India's nine scripts, which have the same offset in each
 * Unicode block.
 */
const DIGIT = /[٠-٩۰-۹०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;
const FIRST_INDIC = 0x0966;

export const latinDigits = (text: string): string =>
  text.replace(DIGIT, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code < FIRST_INDIC ? code % 0x10 : (code - FIRST_INDIC) % 0x80);
  });
