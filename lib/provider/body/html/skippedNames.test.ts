import { p, read } from '@/lib/testing/bodies';

it.each(
  (
    'wpj-jtoc thrv_toc|related-posts|bs-related-posts|also-read-box|nav-links|comments-link|wp-block-terms-query|' +
    'wp-block-co-authors-plus-coauthors|kg-transistor-card|kg-collection-card|um-locked-content|pmpro_content_message|' +
    'rcp_restricted|elementor-countdown-wrapper|et_pb_countdown_timer|wp-block-uagb-countdown|basic-yop-poll-container|' +
    'cky-video-placeholder|uagb-timeline__date-hide|playht-iframe-wrapper|eb-post-grid-wrapper|ezoic-ad box-4|' +
    'wordads-ad-wrapper|scaip scaip-1|ml-form-embedContainer|newspack-popup newspack-inline-popup|' +
    'newspack-newsletters-subscribe|hustle-ui hustle-inline|tve-leads-shortcode|cp-popup-container|sib-form|' +
    'post-ratings-loading|tptn_counter|wprm-jump-to-recipe-shortcode|post-modified-info|pp-multiple-authors-wrapper|' +
    'mdp-speaker-wrapper|googlesitekit-sign-in|sharing-buttons-wrapper|wp-block-newspack-blocks-carousel|' +
    'wp-block-stackable-posts|wp-block-coblocks-posts|wp-block-getwid-recent-posts|wp-block-jetpack-blogroll|' +
    'wp-block-themeisle-blocks-posts-grid|post-tags|entry-meta|author-bio|subscribe-box|related-links|more-stories|' +
    'lang-switcher pll-switcher|wpml-ls-legacy-list-horizontal wpml-ls|icl_post_in_other_langs|trp-language-switcher|' +
    'cmplz-blocked-content-notice|cky-placeholder|video-placeholder-text-youtube|cookieconsent-optout-marketing|' +
    'jeg_share_button|jeg_post_tags|jpw-truncate-btn-wrapper|ruby-table-contents rbtoc|g1-related-entries|related_posts|' +
    'inline-related-post|yoast-seo-related-links|totalpoll-wrapper|hdq_quiz_wrapper|wp-block-archives-dropdown|' +
    'products columns-4|wc-block-grid|' +
    'trending-news|read-more-block|rank-math-breadcrumb|shared-counts-wrap|bsf-rt-display-time|pum-container|ub_click_tweet|elementor-widget-archive-posts|elementor-widget-theme-post-title'
  ).split('|'),
)('leaves out what has the class %s', (names) => {
  expect(read(`<p>Rain</p><div class="${names}">Other</div>`)).toEqual([p('Rain')]);
});

it.each([
  'wp-block-post-content',
  ' story-text ',
  'newspack-corrections',
  'posts',
  'wp-block-quote',
  'countdown-of-the-day',
  'products of-the-state',
])('keeps what has the class %s', (name) => {
  expect(read(`<div class="${name}"><p>Rain</p></div>`)).toEqual([p('Rain')]);
});
