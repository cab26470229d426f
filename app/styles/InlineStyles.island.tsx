'use client';
// An island because `useServerInsertedHTML` is a hook of client components; in the browser it does
// nothing.

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';
import { headOf } from '#page-styles';

/**
 * Writes the page's style sheet into the document once, behind the metadata: an import would be a
 * request that the first paint waits for, and `experimental.inlineCss` writes the sheet twice,
 * before the title and again in the flight data. With it goes what sets the reader's size and colours.
 *
 * @param nonce by which the policy allows that script
 */
export function InlineStyles({ path, nonce }: { path: string; nonce: string | undefined }) {
  const written = useRef(false);
  useServerInsertedHTML(() => {
    if (written.current) return null;
    written.current = true;
    return headOf(path, nonce);
  });
  return null;
}
