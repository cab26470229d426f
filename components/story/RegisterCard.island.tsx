'use client';
// An island because a server-rendered card must send its story as data: scripts never parse
// headlines from the HTML.

import { useEffect } from 'react';
import { registerCard, type SentCard } from '@/lib/stories/browser/cards';

export function RegisterCard(card: SentCard) {
  useEffect(() => registerCard(card));
  return null;
}
