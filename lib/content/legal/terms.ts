import { inOrder, type LegalDocument } from './section';
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

/** The terms and conditions. */
export const TERMS: LegalDocument = {
  updated: '2024-01-15',
  sections: {
    en: inOrder(TERMS_SECTIONS, TERMS_EN),
    hi: inOrder(TERMS_SECTIONS, TERMS_HI),
  },
};
