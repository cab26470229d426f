import { joinSections, type LegalDocument } from './section';
import { TERMS_EN } from './terms.en';
import { TERMS_HI } from './terms.hi';

/** The sections of the terms and conditions, in order. */
const TERMS_SECTIONS = [
  'acceptance',
  'use',
  'intellectual-property',
  'accounts',
  'privacy',
  'disclaimers',
  'termination',
  'governing-law',
  'changes',
  'contact',
] as const;

export type TermsSection = (typeof TERMS_SECTIONS)[number];

/** The terms and conditions in both languages. */
export const TERMS: LegalDocument = {
  updated: '2024-01-15',
  sections: joinSections(TERMS_SECTIONS, { en: TERMS_EN, hi: TERMS_HI }),
};
