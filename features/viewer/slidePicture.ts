import { imageSet } from '@/lib/images/fittedPictureUrl';

/** Card width: 9:16 of the screen's height, capped at its width. */
const UPRIGHT = '(min-aspect-ratio: 9/16) 57vh, 100vw';

export const slidePicture = (picture: string, wide: boolean) => ({
  sizes: wide ? '100vw' : UPRIGHT,
  ...imageSet(picture, 'wide'),
});
