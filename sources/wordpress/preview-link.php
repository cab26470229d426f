<?php
// Makes "Preview" in the editor open the draft on the site. Set PREVIEW_SITE and PREVIEW_SECRET (the site's own) in
// wp-config.php. Copy this file to wp-content/mu-plugins/, or without its first line into the theme's functions.php.
add_filter('preview_post_link', function ($link, $post) {
    if ($post->post_type !== 'post' || !defined('PREVIEW_SITE') || !defined('PREVIEW_SECRET')) return $link;
    $expiry = time() + HOUR_IN_SECONDS;
    $token = $expiry . '.' . hash_hmac('sha256', $post->ID . '.' . $expiry, PREVIEW_SECRET);
    return rtrim(PREVIEW_SITE, '/') . '/preview?id=' . $post->ID . '&token=' . $token;
}, 10, 2);
