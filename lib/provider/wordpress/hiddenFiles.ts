import 'server-only';
import { z } from 'zod';
import { headSchema } from './headSchema';
import { DETAIL } from './kinds';
import { createRecords } from './records';
import { guarded, identity, optionalUrl } from './schema';

/** As Jetpack and plug-ins for apps name a post's picture. */
const NAMED = {
  jetpack_featured_media_url: optionalUrl,
  featured_media_src_url: optionalUrl,
  featured_image_src: optionalUrl,
};

const schema = z
  .object({
    ...NAMED,
    id: identity,
    content: guarded,
    yoast_head_json: headSchema.shape.yoast_head_json,
  })
  .transform(({ id, content, yoast_head_json: yoast, ...named }) => ({
    id,
    content,
    url: Object.values(named).find(Boolean) ?? yoast?.og_image?.[0]?.url,
  }));

/**
 * The pictures of posts whose files WordPress hides: those that were uploaded to a post which is not
 * public. https://github.com/WP-API/WP-API/issues/2596
 */
export const hiddenFiles = createRecords({
  ...DETAIL,
  name: '/hidden-media',
  route: '/posts',
  fields: `id,content.protected,${Object.keys(NAMED).join()},yoast_head_json.og_image`,
  schema,
  failure: 'Failed to fetch pictures of posts',
});
