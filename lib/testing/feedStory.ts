import { feedItemSchema } from '@/lib/provider/feeds/feedItem';
import { readItems } from '@/lib/provider/feeds/readItems';
import { type Origin, toStory } from '@/lib/provider/feeds/toStory';

export const FEED: Origin = { url: new URL('https://news.example/rss') };
const MEDIA = {
  base: 'https://news.example/',
  sources: [{ origin: 'https://img.example', path: '/' }],
};

/** The story of a feed's first item. */
export async function storyIn(feed: string, from = FEED) {
  const body = await readItems(Buffer.from(feed), null);
  const [raw] = body && body.kind !== 'other' ? body.raw : [];
  const [entry] = raw && body && body.kind !== 'other' ? body.parse([raw]) : [];
  const { data } = feedItemSchema.safeParse(entry);
  return data ? toStory(data, from, MEDIA) : null;
}
