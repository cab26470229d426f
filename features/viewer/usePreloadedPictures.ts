import { useEffect } from 'react';
import type { CardData } from '@/lib/stories/browser/cards';
import { slidePicture } from './slidePicture';

function fetchPicture({ sizes, src, srcSet = '' }: ReturnType<typeof slidePicture>): void {
  const image = new Image();
  // Set before `src`, which starts the request.
  image.sizes = sizes;
  image.srcset = srcSet;
  image.src = src;
}

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
