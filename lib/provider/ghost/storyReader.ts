import 'server-only';
import { providerMedia } from '@/lib/provider/providerMedia';
import type { FeaturedStory } from '@/lib/stories/model/story';
import { postSchema } from './postSchema';
import { toStory } from './toStory';

/** A post as the site uses it; `minutes` is how long it takes to read, which Ghost counts. */
export type GhostStory = { id: string; story: FeaturedStory; minutes: number | null };

/** Reads posts, which all have the same sources of media. */
export function storyReader() {
  const media = providerMedia();
  return (json: unknown): GhostStory | null => {
    const { data } = postSchema.safeParse(json);
    if (!data) return null;
    return { id: data.id, story: toStory(data, media), minutes: data.reading_time ?? null };
  };
}
