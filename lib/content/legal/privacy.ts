import { PRIVACY_EN } from './privacy.en';
import { PRIVACY_HI } from './privacy.hi';
import { inOrder, type LegalDocument } from './section';

/** The sections of the privacy policy, in order. */
const PRIVACY_SECTIONS = [
  'introduction',
  'information',
  'use',
  'sharing',
  'security',
  'rights',
  'contact',
  'data-protection-officer',
] as const;

export type PrivacySection = (typeof PRIVACY_SECTIONS)[number];

/**
 * The privacy policy. It has to stay true: whoever changes what the site keeps
 * changes it too.
 */
export const PRIVACY: LegalDocument = {
  updated: '2024-01-15',
  sections: {
    en: inOrder(PRIVACY_SECTIONS, PRIVACY_EN),
    hi: inOrder(PRIVACY_SECTIONS, PRIVACY_HI),
  },
};
