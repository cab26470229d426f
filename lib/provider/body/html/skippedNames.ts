export const SKIPPED_TAGS = new Set(
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

const NAMES_BY_KIND = {
  plugIns:
    'goog-gt-tt skiptranslate screen-reader-text sr-only u-hidden d-none elementor-screen-only ' +
    'sharedaddy jp-carousel-wrap jetpack-likes-widget-wrapper jetpack_subscription_widget ' +
    'wp-block-jetpack-subscriptions wp-block-jetpack-sharing-buttons ' +
    'wp-block-jetpack-contact-form wp-block-jetpack-like ' +
    'ssba-classic-2 ssba dpsp-share-text dpsp-content-wrapper ' +
    'social-share-buttons simplesocialbuttons shareaholic-canvas mashsb-container ' +
    'crp_related related_post wp_rp_wrap wp_rp_content zem_rp_wrap rp4wp-related-posts ' +
    'kk-star-ratings rmp-widgets-container the_champ_sharing_container ' +
    'wpulike post-views pvc_stats pvc_clear span-reading-time rt-reading-time saboxplugin-wrap ' +
    'td-post-sharing td-a-rec jeg_share_button jeg_post_tags wpp-list google-auto-placed tags-links comments-area comment-respond ' +
    'wpcf7 nf-form-cont tnp-subscription convertkit-form',
  widgetsAndNewsletters:
    'footnote_tooltip footnote_reference_container_collapse_button sfsiaftrpstwpr sfsibeforpstwpr fvp-share-bar powerpress_links ' +
    'player-panels playback__timers podcast_meta wprm-recipe-print wprm-recipe-rating slideshowlink ngg-navigation gofollow ' +
    'et-pb-icon td-gallery-slide-count n2-ss-slide--focus ead-document-loading elementor-tab-desktop-title ' +
    'elementor-blockquote__tweet-button tm-ctt-btn wp-block-coblocks-click-to-tweet__twitter-btn wp-block-jetpack-donations ' +
    'jetpack-podcast-player__tracks captioned-button-wrap install-substack-app-embed beehiiv__footer ' +
    'templatePreheader templateFooter loader-genially attachment__name attachment__size su-tabs-nav',
  otherPosts:
    'gb-query-loop-wrapper display-posts-listing lcp_catlist pt-cv-wrapper wp-show-posts elementor-widget-loop-grid ' +
    'jeg_postblock fusion-recent-posts eb-post-grid-wrapper related_posts inline-related-post g1-related-entries yoast-seo-related-links',
  tablesOfContents:
    'mce-toc ez-toc-container lwptoc toc_container wp-block-rank-math-toc-block ' +
    'simpletoc gutentoc joli-toc wpj-jtoc thrv_toc ub_table-of-contents ruby-table-contents',
  announcedByScripts:
    'elementor-countdown-wrapper et_pb_countdown_timer ub-countdown wp-block-ub-countdown wp-block-uagb-countdown ' +
    'wp-block-kadence-countdown basic-yop-poll-container cky-video-placeholder uagb-timeline__date-hide ' +
    'ewd-ufaq-post-margin-symbol ub_click_tweet amazon-polly-audio-table playht-iframe-wrapper ' +
    'totalpoll-wrapper CSS_Poll PDS_Poll hdq_quiz_wrapper',
  consent: 'cmplz-blocked-content-notice cky-placeholder',
  languages:
    'lang-switcher pll-switcher wpml-ls icl_post_in_other_langs trp-language-switcher qtranxs_language_chooser',
  shops: 'add_to_cart_button wc-block-grid wp-block-handpicked-products',
  instantArticles: 'op-ad op-ad-template op-tracker op-kicker op-published op-modified',
  navigationAndForms:
    'node-readmore nav-links comments-link page-links post-page-numbers post-edit-link wp-block-search wp-block-loginout wp-block-comments ' +
    'wp-block-navigation wp-block-social-links wp-block-page-list wp-block-post-comments-form ' +
    'wp-block-file__button wp-block-file__embed wp-embed-share wp-embed-footer',
  themeBlocks:
    'wp-block-post-title wp-block-post-author wp-block-post-author-name wp-block-post-author-biography ' +
    'wp-block-post-date wp-block-post-excerpt wp-block-post-terms wp-block-post-featured-image ' +
    'wp-block-post-time-to-read wp-block-post-navigation-link wp-block-post-comments wp-block-post-comments-count ' +
    'wp-block-post-comments-link wp-block-comments-title wp-block-comment-template wp-block-comments-pagination ' +
    'wp-block-avatar wp-block-read-more wp-block-query wp-block-query-title wp-block-query-pagination ' +
    'wp-block-query-no-results wp-block-term-description wp-block-site-title wp-block-site-tagline ' +
    'wp-block-site-logo wp-block-home-link wp-block-template-part ' +
    'wp-block-latest-comments wp-block-archives wp-block-archives-dropdown wp-block-categories wp-block-tag-cloud wp-block-calendar ' +
    'wp-block-rss wp-block-terms-query wp-block-term-template wp-block-co-authors-plus-coauthors widget_recent_entries wp-block-breadcrumbs wp-polls wp-polls-loading wp-post-author wp-post-author-wrap',
  drupal:
    'field--name-title field--name-uid field--name-created field--name-changed field--name-field-tags field-name-field-tags ' +
    'field-type-taxonomy-term-reference field--name-comment field--type-comment field-name-comment node__meta node__submitted ' +
    'comment-add comment-forbidden comment-comments statistics-counter',
  playersAndCards:
    'wp-lightbox-overlay mejs-controls mejs-offscreen plyr__controls vjs-control-bar ' +
    'kg-audio-player kg-audio-thumbnail kg-video-overlay kg-video-player-container kg-callout-emoji ' +
    'kg-toggle-card-icon kg-signup-card kg-email-card kg-email-cta-card kg-file-card-icon ' +
    'kg-product-card-rating kg-product-card-rating-star kg-product-card-rating-active kg-transistor-card kg-collection-card ' +
    'gh-post-upgrade-cta gh-subscribe-form',
  paywalls:
    'wc-memberships-restriction-message mepr-unauthorized-message mepr-login-form-wrap ' +
    'leaky_paywall_message_wrap leaky_paywall_message newspack-memberships__gate jetpack-subscribe-paywall ' +
    'um-locked-content pmpro_content_message rcp_restricted jpw-truncate-btn-wrapper',
};
const SKIPPED_NAMES = new Set(Object.values(NAMES_BY_KIND).join(' ').split(' '));

const LISTING_BLOCK =
  /^wp-block-(?:ultimate-post-[\w-]{1,60}|newspack-blocks-(?:carousel|homepage-articles|donate)|[\w-]{0,60}(?:table-of-contents|blogroll|custom-post-type|-posts(?:-(?:grid|carousel|list))?|post-(?:grid|carousel|masonry|timeline)))$/;

export const isSkippedName = (name: string): boolean =>
  SKIPPED_NAMES.has(name) || LISTING_BLOCK.test(name);

export const SKIPPED_PREFIXES = new RegExp(
  '(?:^|\\s)(?:' +
    'sd-(?:block|like|sharing|rating)|a2a_|addtoany_|addthis_|st-custom-button|sharethis|heateor|et_social_|essb_|swp_|' +
    '(?:simple-)?(?:social|share|sharing)-(?:share|icons|buttons|links|bar)(?:-wrapper)?(?:\\s|$)|elementor-widget-(?:share-buttons|post-navigation|posts|' +
    'author-box|post-comments|table-of-contents|post-info|login|archive-posts|theme-post-(?:title|featured-image|excerpt))|' +
    'irp-wrapper|(?:[a-z]{1,12}-)?related-(?:posts|articles|stories|news|links)(?:-[\\w-]+)?(?:\\s|$)|(?:also-read|read-also)(?:-[\\w-]+)?(?:\\s|$)|related-sec(?:\\s|$)|jp-relatedposts|rpwe-|yarpp|' +
    'td_flex_block_|g-single(?:\\s|$)|sfsi_|' +
    'relpost-|yuzo_related|jnews_inline_related|penci-il|pcilrp|bs-irp|td_block_related|td-related|mvp-related|wpnbha|' +
    'adsbygoogle|div-gpt-ad|gpt-ad|code-block-\\d|advads-|ai-viewport|ads?[-_]?(?:slot|unit|container|wrapper|label|banner|block|box|space|manager|placeholder)(?:[-_]\\w{1,20})?(?:\\s|$)|' +
    'ezoic-ad|wordads-|scaip|stream-item|e3lan|quads-|td-a-ad|td-adspot|jeg_ad|mvp-ad|newspack_global_ad|' +
    '(?:join|follow)-(?:whatsapp|telegram)|(?:whatsapp|telegram|google-news)-(?:channel|group|join|follow|btn|button)|' +
    'advert(?:isement)?(?:-\\w+)?(?:\\s|$)|taboola|outbrain|OUTBRAIN|' +
    'bctt-ctt-btn|novashare|ssbp-|wpsr-|scriptlesssocialsharing|wptelegram-widget|post-bottom-meta|' +
    'mc_embed_|mailmunch|et_bloom|et_pb_(?:signup|newsletter|social_media|sidebar|post_nav|comments|video_overlay|blog)|sib_signup|' +
    'mailpoet_form|ml-form-embed|newspack-(?:popup|newsletters-subscribe)|hustle-|tve-leads-|cp-popup|cp_content_format|sib-form|mc4wp|wpforms-|gform_|newsletter-(?:form|signup|box|widget|subscribe)|subscription-widget|button-wrapper(?:\\s|$)|' +
    '(?:post|entry)-(?:tags|meta)(?:\\s|$)|author-bio(?:\\s|$)|subscribe-box|rank-math-breadcrumb|yoast-breadcrumbs|shared-counts|' +
    'bsf-rt-|popmake-|pum-|read-?more-(?:block|box)(?:\\s|$)|(?:trending|recommended|more)-(?:posts|stories|news)(?:\\s|$)|' +
    'wp-polls|post-ratings|tptn_counter|wprm-jump|post-modified-info|pp-multiple-authors|yasr-|kksr-|rating-form|disqus_|wpdiscuz|wpd-|wpra-|fb-(?:comments|like|share)|' +
    '(?:wp-post-author|pp-author-boxes|molongui-author|author-box|yoast-reading-time|gtranslate|responsivevoice|beyondwords|' +
    'abh_box|m-a-box|ts-fab-|trinity-?audio|mdp-speaker|googlesitekit-sign|gsp_|elevenlabs-audionative|tta__|rsbtn|readspeaker|embedpress-el-powered|' +
    'swiper-(?:notification|button|pagination)|printfriendly|pf-button|blogger-post-footer|feedflare)|' +
    'products columns-\\d|cookieconsent-optout-|video-placeholder-text-|visually-?hidden|assistive-text|off-?screen(?:\\s|$)|a11y-hidden|' +
    'more-link(?:\\s|$)' +
    ')',
);
