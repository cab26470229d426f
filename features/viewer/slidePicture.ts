import { imageSet } from '@/lib/images/fittedPictureUrl';
import type { CardData } from '@/lib/stories/browser/cards';

const UPRIGHT = '(min-aspect-ratio: 9/16) 57vh, 100vw';
/**
 * A wide picture is cropped to a card of the screen's height, so most of its width stays hidden.
 */
const CROPPED = '100vh';

type Room = {
  wide: boolean;
  savesData: boolean;
};

/** Web stories, which alone have pages, are cropped; others are shown whole. */
export const slidePicture = (
  picture: string,
  { pages }: Partial<Pick<CardData, 'pages'>>,
  { wide, savesData }: Room,
) => ({
  sizes: wide ? '100vw' : pages && !savesData ? CROPPED : UPRIGHT,
  ...imageSet(picture, 'wide'),
});
