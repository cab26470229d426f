// @ts-check
// Plain JavaScript, because the server reads it as it is.
import { withoutEndSlash } from '../withoutEndSlash.mjs';

/**
 * What apps and messages add to a link, which leads to the same page without it. One list, in the form of
 * regular expressions that JavaScript, nginx and Varnish read alike: a test holds the keys of
 * `deploy/nginx/requests.conf` and `deploy/varnish/default.vcl` to it.
 */

/** Parameters that say who shared a link or which campaign it is of, whatever their value. */
const NAMES = [
  // Google: campaigns, Ads, Shopping and search results, Analytics across domains.
  'utm_[a-z_]+|gclid|gclsrc|dclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|_ga|_gl|_gac|ved|usg|_x_tr_[a-z]+',
  // Meta: Facebook, its app, Instagram, Threads.
  'fbclid|fb_[a-z_]+|mibextid|sfnsn|igsh|igshid|ig_rid|ig_mid|xmt',
  // Bing, X, TikTok, Yandex, LinkedIn, Pinterest, Reddit, Snapchat, YouTube and Spotify.
  'msclkid|twclid|ttclid|yclid|ysclid|li_fat_id|epik|rdt_cid|ScCid|si',
  // Letters: Mailchimp, HubSpot, Marketo, Vero, Wicked, Omeda, Klaviyo.
  'mc_[ce]id|_hsenc|_hsmi|__hs[a-z]+|hsCtaTracking|mkt_tok|vero_(?:id|conv)|wickedid|oly_(?:anon|enc)_id|_kx',
  // Matomo, AT Internet, Webtrekk, Adobe, Branch, Yahoo, Taboola, Outbrain, MSN, Telegram.
  '(?:pk|mtm|matomo|piwik|at|wt|sc|hsa|ns)_[a-z_]+|xtor|cmpid|ocid|ncid|icid|smid|mbid|_branch_[a-z_]+|guccounter|guce_[a-z_]+|taid|tblci|dicbo|tg_rhash',
  // WordPress: the answer to a comment, sharing by Jetpack, its cron.
  'replytocom|share|nb|like_comment|doing_wp_cron|noamp|nonamp|outputType',
  // Anybody: who led here, and the form of AMP that old links ask for.
  'ref|ref_src|ref_url|referrer|from|source|via|amp|amp_[a-z_]+|usqp|__twitter_impression|trk|trkid',
];

/** Parameters that are the same only with such a value: X writes `?t=…&s=20`, WordPress searches by `?s=word`, Blogger has `?m=1`. */
const WITH_VALUES = ['s=[0-9]{1,2}', 't=[0-9A-Za-z_-]{22}', 'm=[01]', 'print=(?:1|print)'];

const PARAM = `(?:(?:amp;)?(?:${NAMES.join('|')})(?:=[^&]*)?|${WITH_VALUES.join('|')})`;

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
const MARK =
  '[\\s\\p{Extended_Pictographic}\\p{EMod}\ufe0f\\p{Cf}\\p{Pe}\\p{Pf}\\p{Pi}\\p{Ps}।॥.,;:!?\'"`´*|>…،。、\\\\]';
const MARKS = new RegExp(`(?<!${MARK})${MARK}+$`, 'u');
/** A query whose question mark was escaped or lost, and a place on the page. */
const QUERY = /(?<=.)(?:[?#]|&\w{1,40}=).*$/su;

/**
 * A path without a slash at its end, and without what a message left there. The rest is as it was sent.
 *
 * @param {string} path
 */
export function withoutMarks(path) {
  let bare = withoutEndSlash(path);
  for (;;) {
    const at = bare.lastIndexOf('/') + 1;
    const segment = decode(bare.slice(at));
    const kept = segment?.replace(QUERY, '').replace(MARKS, '');
    if (kept === undefined || kept === segment) return bare || '/';
    bare = bare.slice(0, at) + encodeURIComponent(kept);
    if (kept === '') bare = withoutEndSlash(bare);
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
