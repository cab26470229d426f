import type { InEachLanguage } from '@/lib/i18n/localized';

/** A section of a legal text in one language; `id` is its anchor. */
export type LegalSection = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
};

/** A legal page; `updated` is an ISO date. */
export type LegalDocument = { updated: string; sections: InEachLanguage<readonly LegalSection[]> };
