// Plain JavaScript, because the server reads it as it is.

import { withoutEndSlash } from '../withoutEndSlash.mjs';

/**
 * Tracking parameters, as regular expressions for JavaScript, nginx and Varnish. A test compares
 * `deploy/nginx/requests.conf` and `deploy/varnish/default.vcl`.
 */

const NAMES = [
  // Google: campaigns, Ads, Shopping, search results, Analytics.
  'utm_[a-z_]+|gclid|gclsrc|dclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|_ga|_gl|_gac|ved|usg|_x_tr_[a-z]+',
  // Meta: Facebook, Instagram, Threads.
  'fbclid|fb_[a-z_]+|mibextid|sfnsn|igsh|igshid|ig_rid|ig_mid|xmt',
  // Bing, X, TikTok, Yandex, LinkedIn, Pinterest, Reddit, Snapchat, YouTube and Spotify.
  'msclkid|twclid|ttclid|yclid|ysclid|li_fat_id|epik|rdt_cid|ScCid|si',
  // Newsletters: Mailchimp, HubSpot, Marketo, Vero, Wicked, Omeda, Klaviyo.
  'mc_[ce]id|_hsenc|_hsmi|__hs[a-z]+|hsCtaTracking|mkt_tok|vero_(?:id|conv)|wickedid|oly_(?:anon|enc)_id|_kx',
  // Matomo, AT Internet, Webtrekk, Adobe, Branch, Yahoo, Taboola, Outbrain, MSN, Telegram.
  '(?:pk|mtm|matomo|piwik|at|wt|sc|hsa|ns)_[a-z_]+|xtor|cmpid|ocid|ncid|icid|smid|mbid|_branch_[a-z_]+|guccounter|guce_[a-z_]+|taid|tblci|dicbo|tg_rhash',
  'replytocom|share|nb|like_comment|doing_wp_cron|noamp|nonamp|outputType',
  'ref|ref_src|ref_url|referrer|from|source|via|amp|amp_[a-z_]+|usqp|__twitter_impression|trk|trkid',
];

/**
 * Matched with values, because `?s=20` is X's but `?s=word` a WordPress search; Blogger uses
 * `?m=1`.
 */
const WITH_VALUES = ['s=[0-9]{1,2}', 't=[0-9A-Za-z_-]{22}', 'm=[01]', 'print=(?:1|print)'];

const PARAM = `(?:(?:amp;)?(?:${NAMES.join('|')})(?:=[^&]*)?|${WITH_VALUES.join('|')})`;

export const SHARE_QUERY = `(?:${PARAM}(?:&|$))+`;

const ONLY_SHARED = new RegExp(`^\\??(?:${SHARE_QUERY})?$`);

/** @param {string} query with or without its question mark */
export const isShareQuery = (query) => ONLY_SHARED.test(query);

/**
 * Characters that messengers append to a link: punctuation, dandas, quotes, bold asterisks,
 * invisible ones. Not `_` or `-`, which end feed ids.
 */
const MARK =
  '[\\s\\p{Extended_Pictographic}\\p{EMod}\ufe0f\\p{Cf}\\p{Pe}\\p{Pf}\\p{Pi}\\p{Ps}\\p{Po}–—`´|>=]';
const ENTITY = '&(?:quot|[lg]t|nbsp|amp|#0?39|#34);';
const MARKS = new RegExp(`(?<!${MARK})(?:${ENTITY}|${MARK})+$`, 'u');
/** A query, markup, an escape of JSON (`\n`) or a session id. */
const QUERY = /[?#\\]|[&;](?:amp;)?\w{1,40}=|<\/?[a-z]/u;

/** @param {string} path */
export function withoutMarks(path) {
  let bare = withoutEndSlash(path);
  for (;;) {
    const at = bare.lastIndexOf('/') + 1;
    const segment = decode(bare.slice(at));
    const kept = segment?.split(QUERY, 1)[0]?.replace(MARKS, '');
    if (kept === undefined || kept === segment) return bare || '/';
    bare = bare.slice(0, at) + encodeURIComponent(kept);
    if (kept === '') bare = withoutEndSlash(bare);
  }
}

/** @param {string} segment @returns {string | undefined} undefined if it cannot be decoded */
function decode(segment) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
