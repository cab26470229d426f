/** Provider functions for the picture route. */
export { isStoryPicture } from './source/providerMedia';
export { isKnown, isQueried, isAllowed as mayBeMade } from './source/queriedPictures';
