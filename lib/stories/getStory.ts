import 'server-only';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';
import { safeDecode } from '@/lib/format/safeDecode';
import { findStory } from './findStory';

export const getStory = cache(async (segment: string) =>
  findStory(safeDecode(segment), await getLocale()),
);
