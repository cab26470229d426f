export { isStoryPicture } from './source/providerMedia';
export { isKnown, isQueried, isAllowed as mayBeMade } from './source/queriedPictures';
