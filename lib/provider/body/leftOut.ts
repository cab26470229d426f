import { isFold, isFoldTitle } from './folds';
import type { HtmlElement, HtmlNode } from './parseHtml';
import { declarationsOf } from './styles';

const SILENT_TAGS = new Set(
  (
    'script style template title head noembed frameset noframes ' +
    'form button input select textarea datalist ' +
    'nav map ' +
    'amp-ad amp-auto-ads amp-embed amp-sticky-ad amp-social-share amp-analytics amp-consent amp-lightbox amp-list ' +
    'amp-next-page amp-pixel amp-sidebar amp-state amp-user-notification amp-web-push-widget ' +
    'xml ' +
    'svg ' +
    'annotation annotation-xml rp'
  ).split(' '),
);

const SILENT = {
  plugIns:
    'goog-gt-tt skiptranslate screen-reader-text sr-only visually-hidden visuallyhidden u-hidden d-none elementor-screen-only ' +
    'sharedaddy jp-relatedposts jp-carousel-wrap jetpack-likes-widget-wrapper jetpack_subscription_widget ' +
    'wp-block-jetpack-subscriptions wp-block-jetpack-related-posts wp-block-jetpack-sharing-buttons ' +
    'wp-block-jetpack-contact-form wp-block-jetpack-like ' +
    'addtoany_share_save_container addtoany_content a2a_kit addthis_toolbox addthis_inline_share_toolbox essb_links ' +
    'heateor_sss_sharing_container heateorSssClear ssba-classic-2 ssba dpsp-share-text dpsp-content-wrapper ' +
    'swp_social_panel social-share-buttons simplesocialbuttons shareaholic-canvas mashsb-container sfsi_Sicons ' +
    'yarpp yarpp-related crp_related related_post wp_rp_wrap wp_rp_content zem_rp_wrap rp4wp-related-posts ' +
    'post-ratings kk-star-ratings rmp-widgets-container the_champ_sharing_container ' +
    'wpulike post-views span-reading-time rt-reading-time saboxplugin-wrap pp-multiple-authors-boxes-wrapper ' +
    'td-post-sharing td-a-rec jeg_ad wpp-list google-auto-placed tags-links comments-area comment-respond ' +
    'mc4wp-form wpcf7 wpforms-container gform_wrapper nf-form-cont tnp-subscription convertkit-form',
  tablesOfContents:
    'mce-toc ez-toc-container lwptoc toc_container wp-block-table-of-contents wp-block-rank-math-toc-block ' +
    'wp-block-yoast-seo-table-of-contents simpletoc',
  instantArticles:
    'op-ad op-ad-template op-tracker op-kicker op-published op-modified op-related-articles',
  navigationAndForms:
    'node-readmore page-links post-page-numbers post-edit-link wp-block-search wp-block-loginout wp-block-comments ' +
    'wp-block-navigation wp-block-social-links wp-block-page-list wp-block-post-comments-form ' +
    'wp-block-file__button wp-block-file__embed wp-embed-share wp-embed-footer',
  themeBlocks:
    'wp-block-post-title wp-block-post-author wp-block-post-author-name wp-block-post-author-biography ' +
    'wp-block-post-date wp-block-post-excerpt wp-block-post-terms wp-block-post-featured-image ' +
    'wp-block-post-time-to-read wp-block-post-navigation-link wp-block-post-comments wp-block-post-comments-count ' +
    'wp-block-post-comments-link wp-block-comments-title wp-block-comment-template wp-block-comments-pagination ' +
    'wp-block-avatar wp-block-read-more wp-block-query wp-block-query-title wp-block-query-pagination ' +
    'wp-block-query-no-results wp-block-term-description wp-block-site-title wp-block-site-tagline ' +
    'wp-block-site-logo wp-block-home-link wp-block-template-part wp-block-latest-posts ' +
    'wp-block-latest-comments wp-block-archives wp-block-categories wp-block-tag-cloud wp-block-calendar ' +
    'wp-block-rss widget_recent_entries wp-block-breadcrumbs wp-polls wp-polls-loading wp-post-author wp-post-author-wrap',
  playersAndCards:
    'mejs-controls mejs-offscreen plyr__controls vjs-control-bar ' +
    'kg-audio-player kg-audio-thumbnail kg-video-overlay kg-video-player-container kg-callout-emoji ' +
    'kg-toggle-card-icon kg-signup-card kg-email-card kg-email-cta-card kg-file-card-icon ' +
    'kg-product-card-rating kg-product-card-rating-star kg-product-card-rating-active kg-cta-sponsor-label-wrapper ' +
    'gh-post-upgrade-cta gh-subscribe-form',
  paywalls:
    'wc-memberships-restriction-message mepr-unauthorized-message mepr-login-form-wrap ' +
    'leaky_paywall_message_wrap leaky_paywall_message newspack-memberships__gate',
};
const SILENT_NAMES = new Set(Object.values(SILENT).join(' ').split(' '));

/** Media stays visible under `aria-hidden`, because other text describes it. */
const SEEN = new Set('img picture figure video audio iframe amp-img'.split(' '));

export function isSilent(element: HtmlElement): boolean {
  if (SILENT_TAGS.has(element.tagName)) return !isFoldTitle(element);
  const isFolded = isFold(element);
  for (const { name, value } of element.attrs)
    switch (name) {
      case 'hidden':
        if (!isFolded) return true;
        break;
      case 'class':
      case 'id':
        if (hasSilentName(value)) return true;
        break;
      case 'data-f-id':
        if (value === 'pbf') return true;
        break;
      case 'aria-hidden':
        if (value === 'true' && !isFolded && !SEEN.has(element.tagName)) return true;
        break;
      case 'style':
        if (!isFolded && isUnseen(value)) return true;
        break;
      default:
    }
  return (
    (element.tagName === 'dialog' && !element.attrs.some(({ name }) => name === 'open')) ||
    (element.tagName === 'address' && element.parentNode?.nodeName === 'header') ||
    isFeedFooter(element)
  );
}

const NAMES_LENGTH = 2_000;

const SILENT_FAMILY = new RegExp(
  '(?:^|\\s)(?:' +
    'sd-(?:block|like|sharing|rating)|a2a_|addtoany_|addthis_|st-custom-button|sharethis|heateor|et_social_|essb_|swp_|' +
    '(?:social|share)-(?:share|icons|buttons|links|bar)(?:\\s|$)|elementor-widget-(?:share-buttons|post-navigation|posts|' +
    'author-box|post-comments|table-of-contents|post-info|login)|' +
    'irp-wrapper|related-(?:posts|articles|stories|news)(?:\\s|$)|jp-relatedposts|rpwe-|yarpp|' +
    'adsbygoogle|div-gpt-ad|gpt-ad|code-block-\\d|advads-|ai-viewport|ads?[-_]?(?:slot|unit|container|wrapper|label|banner|block|box|space|manager|placeholder)(?:[-_]\\w{1,20})?(?:\\s|$)|' +
    '(?:join|follow)-(?:whatsapp|telegram)|(?:whatsapp|telegram|google-news)-(?:channel|group|join|follow|btn|button)|' +
    'advert(?:isement)?(?:-\\w+)?(?:\\s|$)|taboola|outbrain|OUTBRAIN|' +
    'mailpoet_form|mc4wp|wpforms-|gform_|newsletter-(?:form|signup|box|widget|subscribe)|subscription-widget|button-wrapper(?:\\s|$)|' +
    'wp-polls|yasr-|kksr-|rating-form|disqus_|fb-(?:comments|like|share)|' +
    '(?:wp-post-author|pp-author-boxes|molongui-author|author-box|yoast-reading-time|gtranslate|responsivevoice|beyondwords|' +
    'printfriendly|pf-button|blogger-post-footer|feedflare)|' +
    'visually-?hidden|assistive-text|off-?screen(?:\\s|$)|a11y-hidden|' +
    'more-link(?:\\s|$)' +
    ')',
);

function hasSilentName(value: string): boolean {
  if (
    !/[-_]|ssba|yarpp|wpcf7|wpulike|simple|lwptoc|ads|adslot|adunit|adbox|adspace|adblock|share|heateor|visually|offscreen|advert|taboola|outbrain|gtranslate|responsivevoice|beyondwords|printfriendly|feedflare|molongui|convertkit/i.test(
      value,
    )
  )
    return false;
  if (/^wp-[\w-]{1,60}$/.test(value)) return SILENT_NAMES.has(value);
  const names = value.slice(0, NAMES_LENGTH);
  return SILENT_FAMILY.test(names) || names.split(/\s+/).some((name) => SILENT_NAMES.has(name));
}

const OFF_SCREEN = /^-\d{3,}/;

function isUnseen(style: string): boolean {
  if (!/none|hidden|collapse|-\d{3}|font-size/i.test(style)) return false;
  const of = declarationsOf(style);
  return (
    of.get('display')?.startsWith('none') === true ||
    /^(?:hidden|collapse)/.test(of.get('visibility') ?? '') ||
    /^0(?:px|em|rem|%|pt)?(?:\s|!|$)/.test(of.get('font-size') ?? '') ||
    ['left', 'top', 'text-indent', 'margin-left'].some((name) =>
      OFF_SCREEN.test(of.get(name) ?? ''),
    )
  );
}

const FOOTER_WORDS = 60;
const FOOTER_LENGTH = 160;
const APPEARED =
  /\b(?:appeared first|first appeared|(?:first|originally) (?:published|posted|appeared)) (?:on|in|at)\b/i;
const MARKING = /^(?:em|i|small|strong|span)$/;

/**
 * "The post … appeared first on …" of Yoast and WordPress, in any language: two links, the last to
 * the same site's front page.
 */
function isFeedFooter({ tagName, childNodes: own }: HtmlElement): boolean {
  if (tagName !== 'p') return false;
  const [only] = own;
  const childNodes =
    own.length === 1 && only && 'childNodes' in only && MARKING.test(only.nodeName)
      ? only.childNodes
      : own;
  if (childNodes.length < 3 || childNodes.length > 6) return false;
  const links = childNodes.filter(isLink);
  const words = links.length === 2 ? childNodes.map(ownText).join('') : '';
  if (links.length !== 2 || words.length > FOOTER_LENGTH) return false;
  const [post, site] = links.map(hrefOf).map((href) => (URL.canParse(href) ? new URL(href) : null));
  if (!post || !site || post.host !== site.host) return false;
  if (APPEARED.test(words)) return true;
  if (words.length > FOOTER_WORDS) return false;
  const isToSite = /^\/(?:[a-z]{2}\/?)?$/.test(site.pathname) && post.pathname.length > 1;
  // Hindi puts a word after the link, but never a second sentence.
  return isToSite && !/[.।?!]/.test(behindLastLink(childNodes).trim().slice(0, -1));
}

const isLink = (node: HtmlNode): node is HtmlElement => node.nodeName === 'a' && 'attrs' in node;

const hrefOf = ({ attrs }: HtmlElement) => attrs.find(({ name }) => name === 'href')?.value ?? '';

const ownText = (node: HtmlNode | undefined): string =>
  node?.nodeName === '#text' && 'value' in node ? node.value : '';

const behindLastLink = (nodes: readonly HtmlNode[]) =>
  nodes
    .slice(nodes.findLastIndex(({ nodeName }) => nodeName === 'a') + 1)
    .map(ownText)
    .join('');
