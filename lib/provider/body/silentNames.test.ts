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
    'trending-news|read-more-block|rank-math-breadcrumb|shared-counts-wrap|bsf-rt-display-time|pum-container|ub_click_tweet|elementor-widget-archive-posts|elementor-widget-theme-post-title'
  ).split('|'),
)('leaves out what has the class %s', (names) => {
  expect(read(`<p>Rain</p><div class="${names}">Other</div>`)).toEqual([p('Rain')]);
});

it.each([
  'wp-block-post-content',
  'newspack-corrections',
  'posts',
  'wp-block-quote',
  'countdown-of-the-day',
])('keeps what has the class %s', (name) => {
  expect(read(`<div class="${name}"><p>Rain</p></div>`)).toEqual([p('Rain')]);
});
