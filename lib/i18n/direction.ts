import { RIGHT_TO_LEFT } from '#site/locales.mjs';

/** The `dir` of a document; undefined, so that it has none, where text goes from left to right. */
export const directionOf = (locale: string): 'rtl' | undefined =>
  RIGHT_TO_LEFT.includes(locale) ? 'rtl' : undefined;

export const TYPED_DIRECTION: 'auto' | undefined = RIGHT_TO_LEFT.length > 0 ? 'auto' : undefined;

/** The `dir` of scales and charts, whose figures grow to the right in every language. */
export const CHART_DIRECTION: 'ltr' | undefined = RIGHT_TO_LEFT.length > 0 ? 'ltr' : undefined;
