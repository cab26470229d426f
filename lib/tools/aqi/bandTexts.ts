import type { Localized } from '@/lib/i18n/localized';
import type { Category } from './bands';

/** What each band means, and what to do in one sentence. General guidance, not a doctor’s. */
export const BAND_TEXTS: Readonly<
  Record<Category, { description: Localized; recommendation: Localized }>
> = {
  good: {
    description: {
      en: 'The air is clean and poses little or no risk.',
      hi: 'हवा साफ़ है और सेहत को ख़तरा नहीं के बराबर है।',
    },
    recommendation: {
      en: 'A good day to be outside and to open the windows.',
      hi: 'बाहर निकलने और खिड़कियाँ खोलने के लिए अच्छा दिन है।',
    },
  },
  moderate: {
    description: {
      en: 'The air is acceptable. A few people who react strongly to pollution may feel it.',
      hi: 'हवा ठीक-ठाक है। जिन पर प्रदूषण का असर जल्दी होता है, ऐसे कुछ लोगों को तकलीफ़ हो सकती है।',
    },
    recommendation: {
      en: 'Most people can go about their day; the very sensitive should watch how they feel.',
      hi: 'ज़्यादातर लोग रोज़ के काम कर सकते हैं; बहुत संवेदनशील लोग अपनी तबीयत पर ध्यान दें।',
    },
  },
  sensitive: {
    description: {
      en: 'Sensitive people may feel effects; most others will not.',
      hi: 'संवेदनशील लोगों पर असर हो सकता है; बाक़ी ज़्यादातर लोगों पर नहीं।',
    },
    recommendation: {
      en: 'Children, older people and those with asthma, heart or lung disease should cut down long exertion outdoors.',
      hi: 'बच्चे, बुज़ुर्ग और दमा, दिल या फेफड़ों के मरीज़ बाहर देर तक मेहनत कम करें।',
    },
  },
  unhealthy: {
    description: {
      en: 'Everyone may begin to feel effects, sensitive people more so.',
      hi: 'सभी पर असर होने लग सकता है, संवेदनशील लोगों पर ज़्यादा।',
    },
    recommendation: {
      en: 'Cut down long or heavy exertion outdoors; sensitive people stay inside where they can.',
      hi: 'बाहर देर तक या भारी मेहनत कम करें; संवेदनशील लोग हो सके तो अंदर रहें।',
    },
  },
  veryUnhealthy: {
    description: {
      en: 'A health alert: effects are likely for everyone.',
      hi: 'सेहत की चेतावनी: सभी पर असर की आशंका है।',
    },
    recommendation: {
      en: 'Avoid exertion outdoors, keep windows shut in the smoggy hours and wear an N95 mask outside.',
      hi: 'बाहर मेहनत से बचें, धुंध के समय खिड़कियाँ बंद रखें और बाहर एन95 मास्क पहनें।',
    },
  },
  hazardous: {
    description: {
      en: 'An emergency: everyone is likely to be affected, and seriously.',
      hi: 'आपात स्थिति: सभी पर गंभीर असर की आशंका है।',
    },
    recommendation: {
      en: 'Stay indoors with the windows shut, avoid all exertion outside and wear an N95 mask if you must go out.',
      hi: 'खिड़कियाँ बंद करके घर के अंदर रहें, बाहर कोई मेहनत न करें और निकलना ही पड़े तो एन95 मास्क पहनें।',
    },
  },
};
