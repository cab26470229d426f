import type { Localized } from '@/lib/i18n/localized';

/** The kinds of advertising, which are also the choices of the contact form. */
export const AD_TYPES = ['digital', 'tv', 'print', 'radio'] as const;

type AdType = (typeof AD_TYPES)[number];

export type AdPackage = {
  id: string;
  type: AdType;
  title: Localized;
  description: Localized;
  features: Localized<readonly string[]>;
  /** In whole rupees. */
  priceFrom: number;
  /** An id of the sprite. */
  icon: string;
  /** A token of the palette: online in the colour of links, on air and on paper in ink. */
  colour: 'river' | 'ink';
};

/** The packages, the first of each type at its base price. */
export const AD_PACKAGES: readonly AdPackage[] = [
  {
    id: 'digital-banner',
    type: 'digital',
    priceFrom: 50_000,
    icon: 'phone',
    colour: 'river',
    title: { en: 'Digital banner', hi: 'डिजिटल बैनर' },
    description: {
      en: 'Banners beside the news on the website and in the app, for one month.',
      hi: 'वेबसाइट और ऐप पर ख़बरों के साथ बैनर, एक महीने के लिए।',
    },
    features: {
      en: [
        'Website and app',
        'By state or by section',
        'In English and Hindi',
        'Clearly marked as advertising',
      ],
      hi: [
        'वेबसाइट और ऐप दोनों पर',
        'राज्य या सेक्शन के अनुसार',
        'हिंदी और अंग्रेज़ी में',
        'साफ़ तौर पर विज्ञापन लिखा हुआ',
      ],
    },
  },
  {
    id: 'digital-video',
    type: 'digital',
    priceFrom: 90_000,
    icon: 'video',
    colour: 'river',
    title: { en: 'Digital video', hi: 'डिजिटल वीडियो' },
    description: {
      en: 'A film of up to 20 seconds before video reports, for one month.',
      hi: 'वीडियो ख़बरों से पहले 20 सेकंड तक की फ़िल्म, एक महीने के लिए।',
    },
    features: {
      en: [
        'Up to 20 seconds',
        'With subtitles',
        'Weekly report of plays',
        'Cut for phones as well',
      ],
      hi: ['20 सेकंड तक', 'सबटाइटल के साथ', 'कितनी बार चला, हर हफ़्ते रिपोर्ट', 'फ़ोन के लिए अलग आकार'],
    },
  },
  {
    id: 'tv-spots',
    type: 'tv',
    priceFrom: 200_000,
    icon: 'tv',
    colour: 'ink',
    title: { en: 'TV spots', hi: 'टीवी स्पॉट' },
    description: {
      en: 'Spots of 10 seconds through the day, for two weeks.',
      hi: 'दिन भर में 10 सेकंड के स्पॉट, दो हफ़्ते के लिए।',
    },
    features: {
      en: [
        'Spots of 10 seconds',
        'Day and evening slots',
        'Telecast certificate',
        'Free check of the film',
      ],
      hi: ['10 सेकंड के स्पॉट', 'दिन और शाम के स्लॉट', 'प्रसारण प्रमाणपत्र', 'फ़िल्म की मुफ़्त जाँच'],
    },
  },
  {
    id: 'tv-programme',
    type: 'tv',
    priceFrom: 350_000,
    icon: 'film',
    colour: 'ink',
    title: { en: 'Programme sponsor', hi: 'कार्यक्रम प्रायोजक' },
    description: {
      en: 'Your name before and after a weekly programme, for one month.',
      hi: 'साप्ताहिक कार्यक्रम से पहले और बाद में आपका नाम, एक महीने के लिए।',
    },
    features: {
      en: [
        'Opening and closing card',
        'Four episodes',
        'Named on the website too',
        'No influence on the content',
      ],
      hi: ['शुरुआत और अंत में नाम', 'चार एपिसोड', 'वेबसाइट पर भी नाम', 'सामग्री पर कोई दख़ल नहीं'],
    },
  },
  {
    id: 'print-page',
    type: 'print',
    priceFrom: 25_000,
    icon: 'print',
    colour: 'ink',
    title: { en: 'Print advertisement', hi: 'प्रिंट विज्ञापन' },
    description: {
      en: 'A quarter page in our printed weekly, in one edition.',
      hi: 'हमारे साप्ताहिक अख़बार के एक अंक में चौथाई पेज।',
    },
    features: {
      en: ['Quarter page in colour', 'Choice of edition', 'Proof before printing'],
      hi: ['रंगीन चौथाई पेज', 'अंक चुनने की सुविधा', 'छपाई से पहले प्रूफ़'],
    },
  },
  {
    id: 'radio-jingle',
    type: 'radio',
    priceFrom: 30_000,
    icon: 'mic',
    colour: 'ink',
    title: { en: 'Radio jingle', hi: 'रेडियो जिंगल' },
    description: {
      en: 'A jingle of 20 seconds in the morning and evening hours, for one week.',
      hi: 'सुबह और शाम के समय 20 सेकंड का जिंगल, एक हफ़्ते के लिए।',
    },
    features: {
      en: ['20 seconds', 'Morning and evening hours', 'Voice recording in Hindi or English'],
      hi: ['20 सेकंड', 'सुबह और शाम का समय', 'हिंदी या अंग्रेज़ी में आवाज़ की रिकॉर्डिंग'],
    },
  },
];

/** What comes with every package. */
export const EXTRA_SERVICES: readonly { id: string; title: Localized }[] = [
  { id: 'design', title: { en: 'Custom creative design', hi: 'आपके लिए ख़ास क्रिएटिव डिज़ाइन' } },
  { id: 'reports', title: { en: 'Ad performance reports', hi: 'विज्ञापन के असर की रिपोर्ट' } },
  { id: 'support', title: { en: '24x7 customer support', hi: 'चौबीसों घंटे ग्राहक सहायता' } },
  { id: 'scheduling', title: { en: 'Flexible scheduling', hi: 'सुविधा के अनुसार समय' } },
];

/** The information blocks of the contact section; phone and e-mail come from the settings. */
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
      hi: 'हमारी टीम के साथ अपने विज्ञापन की योजना बनाइए।',
    },
  },
  {
    id: 'rates',
    title: { en: 'Rates', hi: 'दरें' },
    description: { en: 'Ask for the current rate card.', hi: 'मौजूदा दरों की सूची मँगाइए।' },
  },
  {
    id: 'mediaKit',
    title: { en: 'Media kit', hi: 'मीडिया किट' },
    description: {
      en: 'Get formats, sizes and deadlines in one document.',
      hi: 'फ़ॉर्मेट, आकार और समय सीमा की जानकारी एक ही दस्तावेज़ में पाइए।',
    },
  },
];
