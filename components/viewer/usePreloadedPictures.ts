import { useEffect } from 'react';
import type { CardData } from '@/lib/stories/browser/cards';
import { slidePicture } from './slidePicture';

function fetchPicture({ sizes, src, srcSet = '' }: ReturnType<typeof slidePicture>): void {
  const image = new Image();
  // Before its URL, which is what starts the request.
  image.sizes = sizes;
  image.srcset = srcSet;
  image.src = src;
}

/** Fetches the pictures of the stories beside the one that is shown, so that they are there at a tap. */
export function usePreloadedPictures(
  cards: readonly (CardData | undefined)[],
  wide: boolean,
): void {
  const pictures = cards.flatMap((card) => card?.picture ?? []).join(' ');
  useEffect(() => {
    for (const picture of pictures.split(' ').filter(Boolean))
      fetchPicture(slidePicture(picture, wide));
  }, [pictures, wide]);
}
