import 'server-only';
import sharp from 'sharp';
import type { Story } from '@/lib/story/story';
import { COLOR } from '@/lib/seo/previews/cardLook';
import { encodeJpeg } from '@/lib/seo/previews/encodeJpeg';
import { drawStoryCard } from '@/lib/seo/previews/storyPreview';
import { type Crop, CROPS } from './crops';

/** A story's drawn card on paper of a crop's shape, in the language the story is written in. */
export async function cardCrop(
  story: Pick<Story, 'id' | 'title' | 'category' | 'state' | 'picture' | 'lang'>,
  crop: Crop,
): Promise<Uint8Array<ArrayBuffer>> {
  const card = await drawStoryCard(story, story.lang);
  return encodeJpeg(
    sharp(card).resize({ ...CROPS[crop], fit: 'contain', background: COLOR.paper }),
  );
}
