import { languageOf } from '@/lib/format/script';
import type { StoryCard } from './story';

/** Of a part of a story. Scripts tell the site's languages apart, and no other. */
export const textLanguage = (
  text: string,
  { otherLanguage }: { otherLanguage?: StoryCard['otherLanguage'] | undefined },
): string => otherLanguage ?? languageOf(text);
