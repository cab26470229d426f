import { useEffect } from 'react';
import { imageSet } from '@/lib/images/fittedPictureUrl';
import type { CardData } from '@/lib/stories/browser/cards';
import { hasVideo } from '@/lib/story/story';
import { storyPages } from '@/lib/story/storyPages';

const UPRIGHT = '(min-aspect-ratio: 9/16) 57vh, 100vw';
/**
 * A wide picture is cropped to a card of the screen's height, so most of its width stays hidden.
 */
const CROPPED = '100vh';

/** Photos suit a wide screen; stories and videos an upright one. */
export const isWall = (cards: readonly CardData[]): boolean =>
  cards.every((card) => storyPages(card).length === 1 && !hasVideo(card));

type Room = {
  wide: boolean;
  savesData: boolean;
};

/** Web stories, which alone have pages, are cropped; others are shown whole. */
export const slidePicture = (
  picture: string,
  pages: CardData['pages'],
  { wide, savesData }: Room,
) => ({
  sizes: wide ? '100vw' : pages && !savesData ? CROPPED : UPRIGHT,
  ...imageSet(picture, 'wide'),
});

function fetchPicture({ sizes, src, srcSet = '' }: ReturnType<typeof slidePicture>): void {
  const image = new Image();
  // Set before `src`, which starts the request.
  image.sizes = sizes;
  image.srcset = srcSet;
  image.src = src;
}

export function usePreloadedPicture(
  picture: string | null | undefined,
  pages: CardData['pages'],
  { wide, savesData }: Room,
): void {
  useEffect(() => {
    if (picture && !savesData) fetchPicture(slidePicture(picture, pages, { wide, savesData }));
  }, [picture, pages, wide, savesData]);
}
