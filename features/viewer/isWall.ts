import type { CardData } from '@/lib/stories/browser/cards';
import { hasVideo } from '@/lib/story/story';
import { storyPages } from '@/lib/story/storyPages';

/** Photos suit a wide screen; stories and videos an upright one. */
export const isWall = (cards: readonly CardData[]): boolean =>
  cards.every((card) => storyPages(card).length === 1 && !hasVideo(card));
