export const SENTENCE_ENDS = '.!?।॥۔؟';
