'use client';
// An island for the `error` event of pictures, those included that failed before this script ran.

import { useEffect } from 'react';

const markFailed = (picture: HTMLImageElement) =>
  picture.parentElement?.setAttribute('data-failed', '');

/**
 * Marks the place of a picture that cannot be loaded, so that it shows 'No Image'. One listener for
 * the whole page.
 */
export function ImageErrorHandler() {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) markFailed(target);
    };
    document.addEventListener('error', onError, true); // `error` does not bubble
    for (const picture of document.images)
      if (picture.complete && picture.naturalWidth === 0 && picture.src) markFailed(picture);
    return () => document.removeEventListener('error', onError, true);
  }, []);
  return null;
}
