import type { Localized } from '@/lib/i18n/localized';

export const AD_TYPES = ['digital', 'tv', 'print', 'radio'] as const;

export const EXTRA_SERVICES: readonly { id: string; title: Localized }[] = [
  { id: 'design', title: { en: 'Custom creative design', hi: 'आपके लिए ख़ास क्रिएटिव डिज़ाइन' } },
  { id: 'reports', title: { en: 'Ad performance reports', hi: 'विज्ञापन के असर की रिपोर्ट' } },
  { id: 'support', title: { en: '24x7 customer support', hi: 'चौबीसों घंटे ग्राहक सहायता' } },
  { id: 'scheduling', title: { en: 'Flexible scheduling', hi: 'सुविधा के अनुसार समय' } },
];

export const AD_CONTACT_BLOCKS: readonly {
  id: 'advertising' | 'rates' | 'mediaKit';
  title: Localized;
  description: Localized;
}[] = [
  {
    id: 'advertising',
    title: { en: 'Advertising', hi: 'विज्ञापन' },
    description: {
      en: 'Plan a campaign with our team.',
      hi: 'हमारी टीम के साथ अपने विज्ञापन की योजना बनाएँ।',
    },
  },
  {
    id: 'rates',
    title: { en: 'Rates', hi: 'दरें' },
    description: { en: 'Ask for the current rate card.', hi: 'मौजूदा दरों की सूची मँगाएँ।' },
  },
  {
    id: 'mediaKit',
    title: { en: 'Media kit', hi: 'मीडिया किट' },
    description: {
      en: 'Get formats, sizes and deadlines in one document.',
      hi: 'फ़ॉर्मेट, आकार और समय सीमा की जानकारी एक ही दस्तावेज़ में।',
    },
  },
];
