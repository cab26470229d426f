/** Provider functions for the picture route. */
export { isStoryPicture } from './source/providerMedia';
export { isKnown, isQueried, mayBeMade } from './source/queriedPictures';
