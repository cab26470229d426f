<?php
// Imports the JSON file of fill.mjs (first argument) into the site of WP_SITE, and prints the pictures. With `copies`
// it copies the newest posts in SQL up to that number.
require getenv('WP_SITE') . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/image.php';
global $wpdb;
// Allows any markup, as for editors.
kses_remove_filters();
wp_set_current_user(1);

$given = json_decode(file_get_contents($argv[1]), true);

if (isset($given['clean'])) {
    foreach (get_posts(['post_type' => ['post', 'attachment', 'revision'], 'numberposts' => -1, 'fields' => 'ids', 'post_status' => 'any']) as $id) wp_delete_post($id, true);
    foreach (get_posts(['post_type' => 'post', 'numberposts' => -1, 'fields' => 'ids', 'post_status' => 'trash']) as $id) wp_delete_post($id, true);
    foreach (['category', 'post_tag'] as $taxonomy)
        foreach (get_terms(['taxonomy' => $taxonomy, 'hide_empty' => false, 'fields' => 'ids']) as $id) wp_delete_term($id, $taxonomy);
    update_option('sticky_posts', []);
}

if (isset($given['pictures'])) {
    $made = [];
    foreach ($given['pictures'] as $name => $picture) {
        $at = wp_upload_bits("$name.jpg", null, file_get_contents($picture['file']));
        $id = wp_insert_attachment(['post_mime_type' => 'image/jpeg', 'post_title' => $name, 'post_excerpt' => $picture['caption'] ?? '', 'post_status' => 'inherit'], $at['file']);
        wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $at['file']));
        update_post_meta($id, '_wp_attachment_image_alt', wp_slash($picture['alt']));
        $made[$name] = ['id' => $id, 'url' => $at['url']];
    }
    echo json_encode($made);
}

// oEmbed answers of YouTube and X, which this server cannot reach.
add_filter('pre_oembed_result', function ($result, $url) {
    if (preg_match('~(?:v=|youtu\.be/)([\w-]{11})~', $url, $found))
        return '<iframe title="A video" width="500" height="281" src="https://www.youtube.com/embed/' . $found[1] . '?feature=oembed" frameborder="0" allow="accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture" allowfullscreen></iframe>';
    if (preg_match('~(?:x|twitter)\.com/(\w+)/status/(\d+)~', $url, $found))
        return '<blockquote class="twitter-tweet" data-width="500" data-dnt="true"><p lang="en" dir="ltr">A post.</p>&mdash; Example (@' . $found[1] . ') <a href="https://twitter.com/' . $found[1] . '/status/' . $found[2] . '?ref_src=twsrc%5Etfw">November 20, 2026</a></blockquote><script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>';
    return $result;
}, 10, 2);

function author_id(array $author): int {
    $known = get_user_by('slug', $author['slug']);
    return $known ? $known->ID : wp_insert_user(['user_login' => $author['slug'], 'user_pass' => wp_generate_password(), 'display_name' => $author['name'], 'user_nicename' => $author['slug'], 'role' => 'author']);
}

function term_id(array $term, string $taxonomy): int {
    $known = get_term_by('slug', $term['slug'], $taxonomy);
    // The same category in a second language gets its own slug, as on such sites.
    if ($known && $known->name !== $term['name']) {
        $term['slug'] .= '-' . substr(md5($term['name']), 0, 4);
        $known = get_term_by('slug', $term['slug'], $taxonomy);
    }
    return $known ? $known->term_id : wp_insert_term($term['name'], $taxonomy, ['slug' => $term['slug']])['term_id'];
}

$sticky = get_option('sticky_posts', []);
foreach ($given['posts'] ?? [] as $post) {
    $at = time() - 60 * $post['minutesAgo'];
    $id = wp_insert_post(wp_slash([
        'post_title' => $post['title'], 'post_name' => $post['slug'], 'post_content' => $post['content'], 'post_excerpt' => $post['summary'],
        'post_status' => ['published' => 'publish', 'password' => 'publish', 'trashed' => 'publish'][$post['status']] ?? $post['status'],
        'post_password' => $post['status'] === 'password' ? 'secret' : '',
        'post_date_gmt' => gmdate('Y-m-d H:i:s', $at), 'post_date' => get_date_from_gmt(gmdate('Y-m-d H:i:s', $at)),
        'post_author' => author_id($post['author']),
        'post_category' => array_map(fn($term) => term_id($term, 'category'), $post['categories']),
        'tags_input' => array_map(fn($term) => term_id($term, 'post_tag'), $post['tags']),
    ]), true);
    if (is_wp_error($id)) { fwrite(STDERR, $post['slug'] . ': ' . $id->get_error_message() . "\n"); exit(1); }
    if (isset($post['picture'])) set_post_thumbnail($id, $post['picture']);
    if ($post['isSticky']) $sticky[] = $id;
    if (str_contains($post['content'], 'wp:embed')) $GLOBALS['wp_embed']->cache_oembed($id);
    if ($post['status'] === 'trashed') wp_trash_post($id);
    if (isset($given['print'])) echo "$id {$post['slug']}\n";
}
update_option('sticky_posts', $sticky);

if (isset($given['copies'])) {
    $wpdb->query('SET autocommit = 0');
    while (($count = (int) $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'post' AND post_status = 'publish'")) < $given['copies']) {
        $more = min($count, $given['copies'] - $count, 5000);
        $before = (int) $wpdb->get_var("SELECT MAX(ID) FROM $wpdb->posts");
        $wpdb->query("CREATE TEMPORARY TABLE copied AS SELECT ID AS old_id, ROW_NUMBER() OVER (ORDER BY ID) + $before AS new_id FROM $wpdb->posts
            WHERE post_type = 'post' AND post_status = 'publish' AND post_password = '' ORDER BY ID LIMIT $more");
        $wpdb->query("INSERT INTO $wpdb->posts (ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, comment_status,
              ping_status, post_name, post_modified, post_modified_gmt, post_type, to_ping, pinged, post_content_filtered)
            SELECT new_id, post_author, DATE_SUB(post_date, INTERVAL new_id * 13 MINUTE), DATE_SUB(post_date_gmt, INTERVAL new_id * 13 MINUTE), post_content,
              CONCAT(post_title, ' ', new_id), post_excerpt, 'publish', 'open', 'open', CONCAT('copy-', new_id),
              DATE_SUB(post_modified, INTERVAL new_id * 13 MINUTE), DATE_SUB(post_modified_gmt, INTERVAL new_id * 13 MINUTE), 'post', '', '', ''
            FROM $wpdb->posts JOIN copied ON old_id = ID");
        $wpdb->query("INSERT INTO $wpdb->term_relationships (object_id, term_taxonomy_id, term_order)
            SELECT new_id, term_taxonomy_id, 0 FROM $wpdb->term_relationships JOIN $wpdb->term_taxonomy USING (term_taxonomy_id)
              JOIN copied ON old_id = object_id WHERE taxonomy = 'category'");
        $wpdb->query("INSERT INTO $wpdb->postmeta (post_id, meta_key, meta_value)
            SELECT new_id, meta_key, meta_value FROM $wpdb->postmeta JOIN copied ON old_id = post_id WHERE meta_key = '_thumbnail_id'");
        $wpdb->query('DROP TEMPORARY TABLE copied');
        $wpdb->query('COMMIT');
    }
    wp_update_term_count_now(get_terms(['taxonomy' => 'category', 'hide_empty' => false, 'fields' => 'tt_ids']), 'category');
    wp_cache_flush();
}
