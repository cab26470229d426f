import 'server-only';
import { z } from 'zod';
import { headSchema } from './headSchema';
import { DETAIL, HEAVY } from './recordCaches';
import { createRecordCache } from './records';
import { guarded, identity, optionalUrl, userSchema } from './schema';

const url = optionalUrl.unwrap();
const picture = z
  .union([
    url,
    z.object({ source_url: url }).transform((file) => file.source_url),
    z.object({ full: z.tuple([url], z.unknown()) }).transform(({ full: [first] }) => first),
  ])
  .nullable()
  .catch(null);

const NAMED = {
  jetpack_featured_media_url: picture,
  featured_media_src_url: picture,
  featured_image_src: picture,
  better_featured_image: picture,
  fimg_url: picture,
  uagb_featured_image_src: picture,
  rttpg_featured_image_url: picture,
};

const FILE = 'wp:featuredmedia';
const first = <T>(one: z.ZodType<T>) =>
  z
    .preprocess((list: unknown) => (Array.isArray(list) ? list[0] : undefined), one)
    .optional()
    .catch(undefined);
const embedded = z
  .object({ [FILE]: first(picture), author: first(userSchema) })
  .optional()
  .catch(undefined);

const schema = z
  .object({
    ...NAMED,
    id: identity,
    content: guarded,
    _embedded: embedded,
    yoast_head_json: headSchema.shape.yoast_head_json,
  })
  .transform(({ id, content, _embedded: parts, yoast_head_json: yoast, ...named }) => ({
    id,
    content,
    author: parts?.author,
    picture:
      parts?.[FILE] ?? Object.values(named).find(Boolean) ?? yoast?.og_image?.[0]?.url ?? undefined,
  }));

/** Files of an unpublished post (https://github.com/WP-API/WP-API/issues/2596), or hidden by a plug-in. */
export const hiddenParts = createRecordCache({
  ...DETAIL,
  name: '/hidden-parts',
  route: '/posts',
  fields: `id,content.protected,${Object.keys(NAMED).join()},yoast_head_json.og_image,_links,_embedded`,
  embed: `${FILE},author`,
  schema,
  failure: 'Failed to fetch pictures and authors of posts',
  perSecond: HEAVY,
});
