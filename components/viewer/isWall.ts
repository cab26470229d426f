import type { CardData } from '@/lib/stories/browser/cards';
import { hasVideo } from '@/lib/stories/model/story';
import { storyPages } from '@/lib/stories/model/storyPages';

/** Whether a list is of photos alone, which take a wide screen, and not of stories and videos for an upright one. */
export const isWall = (cards: readonly CardData[]): boolean =>
  cards.every((card) => storyPages(card).length === 1 && !hasVideo(card));
