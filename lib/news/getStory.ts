import 'server-only';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';
import { unescaped } from '@/lib/text/unescaped';
import { findStory } from './findStory';

/** A story by the id in its address, looked up once per request for its page and its metadata. */
export const getStory = cache(async (segment: string) =>
  findStory(unescaped(segment), await getLocale()),
);
