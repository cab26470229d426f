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

export function usePreloadedPicture(card: CardData | undefined, wide: boolean): void {
  useEffect(() => {
    if (card?.picture) fetchPicture(slidePicture(card.picture, card, { wide, savesData: false }));
  }, [card, wide]);
}
