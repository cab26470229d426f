'use client';
// An island for the timer of its relative times; as data the stories are also half the size on the
// network.

import type { ComponentProps } from 'react';
import { useNow } from '@/lib/polling/useNow';
import { OtherLanguages } from './OtherLanguages';

/** Live stories of other languages, where no island has them already. */
export const Languages = ({ stories, now }: ComponentProps<typeof OtherLanguages>) => (
  <OtherLanguages stories={stories} now={useNow(now)} />
);
