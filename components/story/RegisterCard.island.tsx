'use client';
// An island because a card made on the server has to send its story as data: no script reads headlines
// or pictures back out of the HTML.

import { useEffect } from 'react';
import { registerCard, type SentCard } from '@/lib/stories/browser/cards';

/** Makes a card's story known to `StoryActions`. Renders nothing. */
export function RegisterCard(card: SentCard) {
  useEffect(() => registerCard(card));
  return null;
}
