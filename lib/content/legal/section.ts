import type { Localized } from '@/lib/i18n/localized';

/** The words of one section in one language. */
export type SectionText = {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
};

export type LegalSection = {
  id: string;
  title: Localized;
  paragraphs: Localized<readonly string[]>;
  points?: Localized<readonly string[]>;
};

/** A legal page; `updated` is an ISO date. */
export type LegalDocument = { updated: string; sections: readonly LegalSection[] };

/** Joins both languages of a section list, in the given order. */
export function joinSections<Id extends string>(
  ids: readonly Id[],
  text: Localized<Record<Id, SectionText>>,
): LegalSection[] {
  return ids.map((id) => {
    const en = text.en[id];
    const hi = text.hi[id];
    return {
      id,
      title: { en: en.title, hi: hi.title },
      paragraphs: { en: en.paragraphs, hi: hi.paragraphs },
      points: en.points && hi.points && { en: en.points, hi: hi.points },
    };
  });
}
