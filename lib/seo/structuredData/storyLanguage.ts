import { LOCALES } from '@/lib/i18n/locales';
import type { Story } from '@/lib/story/story';

/** The language of a story with its region (BCP 47). */
export const storyLanguage = ({ lang, isMarathi }: Pick<Story, 'lang' | 'isMarathi'>) =>
  isMarathi ? 'mr-IN' : LOCALES[lang].regional;
