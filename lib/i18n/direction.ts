import { RIGHT_TO_LEFT } from '#site/locales.mjs';

/** The document's `dir`; undefined for left-to-right text, so that the attribute is omitted. */
export const directionOf = (locale: string): 'rtl' | undefined =>
  RIGHT_TO_LEFT.includes(locale) ? 'rtl' : undefined;

export const TYPED_DIRECTION: 'auto' | undefined = RIGHT_TO_LEFT.length > 0 ? 'auto' : undefined;

/** The `dir` of scales and charts, whose figures grow to the right in every language. */
export const CHART_DIRECTION: 'ltr' | undefined = RIGHT_TO_LEFT.length > 0 ? 'ltr' : undefined;
