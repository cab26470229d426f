'use client';
// An island for the pictures' `error` event, including failures before hydration.

import { useEffect } from 'react';

const markFailed = (picture: HTMLImageElement) =>
  picture.parentElement?.setAttribute('data-failed', '');

/** One listener per page; marks failed pictures, whose place then shows 'No Image'. */
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
