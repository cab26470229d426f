import { useLocale, useTranslations } from 'next-intl';
import type { TextForm } from './textForm';

export const usePageForm = (origin: string, otherLanguage?: string): TextForm => ({
  kind: 'page',
  t: useTranslations('Reader'),
  locale: useLocale(),
  origin,
  noImage: useTranslations('Story')('noImage'),
  otherLanguage,
});
