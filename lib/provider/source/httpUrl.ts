const GHOST_URL = /^__GHOST_URL__(?=\/)/;

/** A double-escaped ampersand would hide the parameter after it from the server. */
const ESCAPED_AMPERSAND = /&(?:amp|#0?38|#x26);/gi;

export const unescapedUrl = (given: string): string => given.replace(ESCAPED_AMPERSAND, '&');

/** A host typed without a scheme has two dots; a file name has one. */
const WITHOUT_SCHEME = /^www\.[^\s/?#.]{1,63}\./i;
const TWO_SCHEMES = /^https?:\/\/(https?):?\/\//i;

export function correctedUrl(given: string): string {
  const url = unescapedUrl(given);
  return WITHOUT_SCHEME.test(url) ? `https://${url}` : url.replace(TWO_SCHEMES, '$1://');
}

export function httpUrl(given: string | undefined, base: string): string | null {
  const href = given && correctedUrl(given.replace(GHOST_URL, ''));
  if (!href || !URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

/** Of Google, AT Internet (BBC), Webtrekk, Deutsche Welle, MSN and networks. */
const CAMPAIGN = /^(?:(?:utm|at|wt)_\w+|maca|ocid|cmpid|xtor|fbclid|gclid)(?:=|$)/i;

/**
 * String surgery, because `URLSearchParams` would respell the rest of the query.
 *
 * @param search with its question mark, or empty
 * @param name of one more that is left out
 */
export function withoutCampaign(search: string, name = ''): string {
  const rest = search
    .slice(1)
    .split('&')
    .filter((part) => part && !CAMPAIGN.test(part) && !(name && part.startsWith(`${name}=`)));
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}

export const queryOf = (params: Readonly<Record<string, string | number>>): string =>
  new URLSearchParams(
    Object.entries(params).map(([name, value]) => [name, String(value)]),
  ).toString();
