import { imageSet } from '@/lib/images/fittedPictureUrl';

/** How wide an upright card is: as high as the screen, unless that is wider than the screen. */
const UPRIGHT = '(min-aspect-ratio: 9/16) 57vh, 100vw';

/**
 * The attributes of a story's picture in the viewer.
 *
 * @param wide whether it takes all of a wide screen
 */
export const slidePicture = (picture: string, wide: boolean) => ({
  sizes: wide ? '100vw' : UPRIGHT,
  ...imageSet(picture, 'wide'),
});
