import type { Localized } from '@/lib/i18n/localized';

/** The words of one section in one language. */
export type SectionText = {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
};

export type LegalSection = SectionText & { id: string };

/** A legal page; `updated` is an ISO date. */
export type LegalDocument = { updated: string; sections: Localized<readonly LegalSection[]> };

/** The words of a page's sections in one language, in the given order. */
export const inOrder = <Id extends string>(
  ids: readonly Id[],
  words: Readonly<Record<Id, SectionText>>,
): LegalSection[] => ids.map((id) => ({ id, ...words[id] }));
