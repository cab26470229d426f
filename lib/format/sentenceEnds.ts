/** The signs that end a sentence in Latin letters, in the scripts of India (the danda) and in Urdu, as part of a class. */
export const SENTENCE_ENDS = '.!?।॥۔؟';
