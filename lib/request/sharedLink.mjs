// @ts-check

/**
 * What apps and messages add to a link, which leads to the same page without it. One list, in the form of
 * regular expressions that JavaScript, nginx and Varnish read alike: a test holds the keys of
 * `deploy/nginx/requests.conf` and `deploy/varnish/default.vcl` to it.
 */

/** Parameters that say who shared a link or which campaign it is of, whatever their value. */
const NAMES = [
  // Google: campaigns, Ads, Shopping and search results, Analytics across domains.
  'utm_[a-z_]+|gclid|gclsrc|dclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|_ga|_gl|_gac',
  // Meta: Facebook, its app, Instagram, Threads.
  'fbclid|fb_[a-z_]+|mibextid|sfnsn|igsh|igshid|ig_rid|ig_mid|xmt',
  // Bing, X, TikTok, Yandex, LinkedIn, Pinterest, Reddit, Snapchat, YouTube and Spotify.
  'msclkid|twclid|ttclid|yclid|ysclid|li_fat_id|epik|rdt_cid|ScCid|si',
  // Letters: Mailchimp, HubSpot, Marketo, Vero, Wicked, Omeda, Klaviyo.
  'mc_[ce]id|_hsenc|_hsmi|__hs[a-z]+|hsCtaTracking|mkt_tok|vero_(?:id|conv)|wickedid|oly_(?:anon|enc)_id|_kx',
  // Anybody: who led here, and the form of AMP that old links ask for.
  'ref|ref_src|ref_url|referrer|from|source|via|amp|amp_[a-z_]+|usqp',
];

/** Parameters that are the same only with such a value: X writes `?t=…&s=20`, WordPress searches by `?s=word`. */
const WITH_VALUES = ['s=[0-9]{1,2}', 't=[0-9A-Za-z_-]{22}'];

const PARAM = `(?:(?:${NAMES.join('|')})(?:=[^&]*)?|${WITH_VALUES.join('|')})`;

/** A query, without its question mark, of nothing else; to be anchored at both ends. */
export const SHARE_QUERY = `(?:${PARAM}(?:&|$))+`;

const ONLY_SHARED = new RegExp(`^\\??(?:${SHARE_QUERY})?$`);

/**
 * Whether a query asks for nothing but the page itself.
 *
 * @param {string} query with or without its question mark
 */
export const isShareQuery = (query) => ONLY_SHARED.test(query);

/**
 * What stands behind a link in a message and was taken into it: full stops and dandas, brackets, quotation
 * marks, the asterisk of bold type, white space, and what cannot be seen. Ids of feeds end in `_` and `-` too.
 */
const MARK = '[\\s\\p{Cf}\\p{Pe}\\p{Pf}\\p{Pi}\\p{Ps}।॥.,;:!?\'"`´*|>…،。、\\\\]';
const MARKS = new RegExp(`(?<!${MARK})${MARK}+$`, 'u');

/**
 * A path without a slash at its end, and without what a message left there. The rest is as it was sent.
 *
 * @param {string} path
 */
export function withoutMarks(path) {
  let bare = path.replace(/(?<!\/)\/+$/, '');
  for (;;) {
    const at = bare.lastIndexOf('/') + 1;
    const segment = decode(bare.slice(at));
    const kept = segment?.replace(MARKS, '');
    if (kept === undefined || kept === segment) return bare || '/';
    bare = bare.slice(0, at) + encodeURIComponent(kept);
    if (kept === '') bare = bare.replace(/(?<!\/)\/+$/, '');
  }
}

/** @param {string} segment @returns {string | undefined} nothing for one that cannot be decoded */
function decode(segment) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
