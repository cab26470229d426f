import { REGIONAL } from '#site/languages.mjs';
import type { Story } from '@/lib/story/story';

export const storyLanguage = ({ lang, otherLanguage }: Pick<Story, 'lang' | 'otherLanguage'>) =>
  otherLanguage === undefined ? REGIONAL[lang] : `${otherLanguage}-IN`;
