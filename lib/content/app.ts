import type { Locale } from '@/lib/i18n/locales';
import { type Localized, localized } from '@/lib/i18n/localized';

export const APP_FEATURES: readonly {
  id: string;
  icon: string;
  title: Localized;
  description: Localized;
}[] = [
  {
    id: 'live',
    icon: 'tv',
    title: { en: 'Live TV', hi: 'लाइव टीवी' },
    description: {
      en: 'Watch the channel round the clock, wherever you are.',
      hi: 'चैनल चौबीसों घंटे देखें, आप जहाँ भी हों।',
    },
  },
  {
    id: 'breaking',
    icon: 'short',
    title: { en: 'Breaking news in short', hi: 'संक्षेप में ब्रेकिंग न्यूज़' },
    description: {
      en: 'What has happened, in a few lines, with the full story one tap away.',
      hi: 'क्या हुआ, यह कुछ पंक्तियों में, और पूरी ख़बर बस एक टैप पर।',
    },
  },
  {
    id: 'languages',
    icon: 'quote',
    title: { en: 'English and Hindi', hi: 'हिंदी और अंग्रेज़ी' },
    description: {
      en: 'Switch the language at any time with one button.',
      hi: 'एक बटन से जब चाहें भाषा बदलें।',
    },
  },
  {
    id: 'tools',
    icon: 'emi',
    title: { en: 'Everyday tools', hi: 'रोज़ के काम के टूल' },
    description: {
      en: 'Instalments, PIN codes, weather and more, in the same place as the news.',
      hi: 'ईएमआई, पिन कोड, मौसम और बहुत कुछ, ख़बरों के साथ एक ही जगह।',
    },
  },
];

export const SCREENSHOTS: readonly { id: string; caption: Localized }[] = [
  { id: 'home', caption: { en: 'Home Screen', hi: 'होम स्क्रीन' } },
  { id: 'feed', caption: { en: 'News Feed', hi: 'न्यूज़ फ़ीड' } },
  { id: 'live', caption: { en: 'Live TV', hi: 'लाइव टीवी' } },
];

const SCREEN_LANGUAGES: Localized = { en: 'en', hi: 'hi' };

export const screenPath = (id: string, locale: Locale) =>
  `/screens/${id}.${localized(SCREEN_LANGUAGES, locale)}.webp`;

export const REQUIREMENTS: readonly {
  id: 'android' | 'ios' | 'web';
  name: Localized;
  points: Localized<readonly string[]>;
}[] = [
  {
    id: 'android',
    name: { en: 'Android', hi: 'एंड्रॉयड' },
    points: {
      en: ['Android 6.0 or above', '2GB RAM', '100MB storage'],
      hi: ['एंड्रॉयड 6.0 या उससे ऊपर', '2 जीबी रैम', '100 एमबी स्टोरेज'],
    },
  },
  {
    id: 'ios',
    name: { en: 'iOS', hi: 'आईओएस' },
    points: {
      en: ['iOS 12.0 or above', 'iPhone 6s or above', '100MB storage'],
      hi: ['आईओएस 12.0 या उससे ऊपर', 'आईफ़ोन 6एस या उससे ऊपर', '100 एमबी स्टोरेज'],
    },
  },
  {
    id: 'web',
    name: { en: 'Web', hi: 'वेब' },
    points: {
      en: ['Works in all modern browsers', 'No download'],
      hi: ['सभी आधुनिक ब्राउज़रों में चलता है', 'डाउनलोड की ज़रूरत नहीं'],
    },
  },
];
