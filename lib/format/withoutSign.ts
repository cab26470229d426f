import { CURRENCY } from '#site/locales.mjs';

/** `₹ 108.65` as `108.65`: without the sign or code of the newsroom's currency before it. */
export function withoutSign(text: string): string {
  const upper = text.toUpperCase();
  const mark = [CURRENCY.sign, CURRENCY.code].find((each) => upper.startsWith(each.toUpperCase()));
  return mark === undefined ? text : text.slice(mark.length).trimStart();
}
