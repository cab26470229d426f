'use client';
// An island because `useServerInsertedHTML` is a client hook; it does nothing in the browser.

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';
import { headOf } from '#page-styles';

/**
 * Inlines the style sheet once: a link would delay the first paint, and `experimental.inlineCss`
 * writes it twice.
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
