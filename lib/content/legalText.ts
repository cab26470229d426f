import type { InEachLanguage } from '@/lib/i18n/localized';

export type LegalSection = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
};

export type LegalDocument = { updated: string; sections: InEachLanguage<readonly LegalSection[]> };
