/** What the picture route asks of the provider: which pictures are its own. */
export { isStoryPicture } from './source/providerMedia';
export { isKnown, isQueried, mayBeMade } from './source/queriedPictures';
