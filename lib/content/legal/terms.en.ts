import { channelName } from '@/lib/i18n/channelName';
import type { SectionText } from './section';
import type { TermsSection } from './terms';

const CHANNEL = channelName('en');

/** The terms and conditions in English. */
export const TERMS_EN: Record<TermsSection, SectionText> = {
  acceptance: {
    title: 'Acceptance of these terms',
    paragraphs: [
      `These terms apply between you and ${CHANNEL} (“we”) when you use this website. By using it you accept them. If you do not agree, please do not use the website.`,
      'You must be 18 years of age or older to use this website.',
    ],
  },
  use: {
    title: 'Permitted and prohibited use',
    paragraphs: [
      `You may read, watch and listen to everything on this website free of charge for your own, non-commercial purposes, print single pages, link to them and share them with the share buttons. You may quote short passages if you name ${CHANNEL} as the source and the law allows it.`,
      'You may not:',
    ],
    points: [
      'copy the website or large parts of it, or publish them elsewhere, without our written consent;',
      'change our reports, headlines or pictures and pass them on as ours;',
      'collect content or data by automated means in a way that burdens the website or goes around technical limits;',
      'disturb, attack or probe the website, or spread harmful programs through it;',
      'use the website for anything unlawful, defamatory, obscene, hateful or misleading, or in the name of somebody else.',
    ],
  },
  'intellectual-property': {
    title: 'Intellectual property',
    paragraphs: [
      `Texts, pictures, videos, drawings, the name and the logo of ${CHANNEL} belong to us or to those who allow us to use them. They are protected by Indian law, among others by the Copyright Act, 1957 and the Trade Marks Act, 1999. Fair dealing as permitted by the Copyright Act remains unaffected.`,
      'If you believe that something on this website infringes your rights, write to us with the address of the page and the reason. We will look into it and remove what should not be there.',
    ],
  },
  accounts: {
    title: 'User accounts',
    paragraphs: [
      'This website has no user accounts: there is nothing to register for, and we ask for no password. Anyone who asks you for a password in our name is not acting for us. Should we offer accounts one day, their conditions will be added here first.',
    ],
  },
  privacy: {
    title: 'Privacy',
    paragraphs: [
      'Which information arises when you use the website, and what rights you have, is set out in our Privacy Policy. Please read it together with these terms.',
    ],
  },
  disclaimers: {
    title: 'Disclaimers',
    paragraphs: [
      'We work with care, but news changes by the hour, and mistakes happen. We correct them when we learn of them; please write to the corrections desk. The website is provided as it is, and we do not promise that it is always reachable or free of faults.',
      'To the extent the law allows, we are not liable for losses that arise from relying on orientation or sample content or from the failure of the website. Rights that you have under Indian law, including consumer law, and liability that cannot be excluded, remain unaffected.',
      'Please also note:',
    ],
    points: [
      'The calculators give results for orientation. They are no financial, medical or legal advice and no offer.',
      'Fuel prices, metal rates, air quality, PIN codes, weather and market figures are sample data and not current. Please ask the official source before you decide anything.',
      'Horoscopes are entertainment.',
      'Other websites, videos and stores that we link to are the responsibility of those who run them.',
      'Opinions are those of their authors. Advertising is marked as such, and its promises are those of the advertiser.',
    ],
  },
  termination: {
    title: 'Termination',
    paragraphs: [
      'You may stop using the website at any time. We may limit or block access for anyone who breaks these terms or endangers the website, and we may change or close the website or parts of it.',
      'The sections on intellectual property, disclaimers and governing law continue to apply after that.',
    ],
  },
  'governing-law': {
    title: 'Governing law',
    paragraphs: [
      'These terms are governed by the laws of India. The courts at Noida, Uttar Pradesh have jurisdiction over disputes that arise from them, unless mandatory law provides for another court or consumer commission. Please write to us first: most things can be settled without a court.',
    ],
  },
  changes: {
    title: 'Changes to these terms',
    paragraphs: [
      'We may change these terms when the website or the law changes. The date at the top of this page says when they were last updated. The version published on this page at the time of your visit applies.',
    ],
  },
  contact: {
    title: 'Contact',
    paragraphs: [
      `${CHANNEL}, Sector 62, Noida 201309, Uttar Pradesh, India. Our telephone number and e-mail addresses stand on the Contact Us page and at the foot of every page.`,
    ],
  },
};
