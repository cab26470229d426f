import { imageSet } from '@/lib/images/fittedPictureUrl';

/** How wide a card is: as high as the screen, unless that is wider than the screen. */
const SIZES = '(min-aspect-ratio: 9/16) 57vh, 100vw';

/** The attributes of a story's picture in the viewer. */
export const slidePicture = (picture: string) => ({ sizes: SIZES, ...imageSet(picture, 'wide') });
