import 'server-only';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';
import { safeDecode } from '@/lib/format/safeDecode';
import { findStory } from './findStory';

/** A story by the id in its URL, looked up once per request for its page and its metadata. */
export const getStory = cache(async (segment: string) =>
  findStory(safeDecode(segment), await getLocale()),
);
