import { languageOf } from '@/lib/format/script';
import type { StoryCard } from './story';

/** The language of a part of a story. Scripts distinguish only the site's own languages. */
export const textLanguage = (
  text: string,
  { otherLanguage }: { otherLanguage?: StoryCard['otherLanguage'] | undefined },
): string => otherLanguage ?? languageOf(text);
