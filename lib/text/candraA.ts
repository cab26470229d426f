/**
 * A text whose अ followed by the sign ॅ is the letter ॲ: as two characters it is drawn with a dotted
 * circle, and Unicode composes it by no normal form.
 */
export const withCandraA = (text: string) => text.replace(/\u0905\u0945/g, '\u0972');
