import 'server-only';
import { providerMedia } from '@/lib/provider/source/providerMedia';
import type { FeaturedStory } from '@/lib/story/story';
import { postSchema } from './postSchema';
import { toStory } from './toStory';

export function storyReader(language: string | null) {
  const media = providerMedia();
  return (json: unknown): FeaturedStory | null => {
    const { data } = postSchema.safeParse(json);
    return data ? toStory(data, media, language) : null;
  };
}
