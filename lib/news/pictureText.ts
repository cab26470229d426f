import { normalizeKey } from '@/lib/content/normalizeKey';
import type { StoryCard } from '@/lib/story/story';

/**
 * A picture's alternative text. In the Photo Gallery the picture is the story; elsewhere it stands
 * beside a headline that says as much, and text of its own would only repeat it.
 */
export const pictureText = ({
  category,
  title,
  summary,
}: Pick<StoryCard, 'category' | 'title' | 'summary'>) =>
  category && normalizeKey(category) === 'photos' ? summary || title : '';
