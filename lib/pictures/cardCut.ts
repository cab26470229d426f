import 'server-only';
import sharp from 'sharp';
import type { Story } from '@/lib/news/story';
import { COLOR } from '@/lib/preview/cardLook';
import { encodeJpeg } from '@/lib/preview/encodeJpeg';
import { drawStoryCard } from '@/lib/preview/storyPreview';
import { type Cut, CUTS } from './cuts';

/** A story's drawn card on paper of a cut's shape, in the language the story is written in. */
export async function cardCut(
  story: Pick<Story, 'id' | 'title' | 'category' | 'state' | 'picture' | 'lang'>,
  cut: Cut,
): Promise<Uint8Array<ArrayBuffer>> {
  const card = await drawStoryCard(story, story.lang);
  return encodeJpeg(sharp(card).resize({ ...CUTS[cut], fit: 'contain', background: COLOR.paper }));
}
