<?php
// "Preview" in the editor opens the draft on the site. PREVIEW_SITE and PREVIEW_SECRET stand in wp-config.php; the second is the
// site's own PREVIEW_SECRET. Goes to wp-content/mu-plugins/, or without its first line to the theme's functions.php.
add_filter('preview_post_link', function ($link, $post) {
    if ($post->post_type !== 'post' || !defined('PREVIEW_SITE') || !defined('PREVIEW_SECRET')) return $link;
    $expiry = time() + HOUR_IN_SECONDS;
    $token = $expiry . '.' . hash_hmac('sha256', $post->ID . '.' . $expiry, PREVIEW_SECRET);
    return rtrim(PREVIEW_SITE, '/') . '/preview?id=' . $post->ID . '&token=' . $token;
}, 10, 2);
