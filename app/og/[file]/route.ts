import { findStory } from '@/lib/news/findStory';
import { brandPreview, storyPreview } from '@/lib/seo/previewPicture';

type Context = { params: Promise<{ file: string }> };

const HEADERS = { 'content-type': 'image/jpeg', 'cross-origin-resource-policy': 'cross-origin' };
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Something was missing just now; it may be there at the next share. */
const BRIEFLY = 'public, max-age=60';

/**
 * `/og/{story id}.{hash}.jpg` and `/og/brand.{language}.jpg`: previews as a JPEG of 1200 x 630. Whatever goes
 * wrong, the brand's picture is the answer: an app that gets a 404 once shows a bare link for days.
 */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  const [, id] = /^(.+)\.[0-9a-f]{12}\.jpg$/.exec(file) ?? [];
  const story = id === undefined ? null : await findStory(id, 'en');
  const preview = story?.ok && story.value.picture ? await storyPreview(story.value.picture) : null;
  const wanted = preview !== null || id === undefined;
  return new Response(preview ?? (await brandPreview(file.endsWith('.hi.jpg') ? 'hi' : 'en')), {
    headers: { ...HEADERS, 'cache-control': wanted ? FOR_EVER : BRIEFLY },
  });
}
