import type { Localized } from '@/lib/i18n/localized';
import { SAMPLE_DATE } from '@/tools/shared/sampleDate';
import { AQI_BANDS, bandOf, type Category } from './bands';
import { byShare, type Concentrations } from './pollutants';

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

type CityId = 'delhi' | 'mumbai' | 'kolkata' | 'chennai';

export type AqiFigures = {
  id: CityId;
  aqi: number;
  lastUpdate: string;
  pollutants: Concentrations;
};

export type AqiCity = AqiFigures & { category: Category };

/** Derives the category from the index, so that they cannot disagree. */
function city(id: CityId, aqi: number, pollutants: Concentrations): AqiCity {
  const { key: category } = bandOf(AQI_BANDS, aqi);
  return { id, aqi, category, lastUpdate: SAMPLE_DATE, pollutants };
}

/**
 * Sample values, not measurements. The index fits the concentrations by the Central Pollution
 * Control Board's breakpoints.
 */
export const AQI_CITIES: readonly AqiCity[] = [
  city('delhi', 312, { pm25: 135, pm10: 214, no2: 64, so2: 14, co: 1.8, o3: 32 }),
  city('mumbai', 156, { pm25: 77, pm10: 121, no2: 46, so2: 12, co: 1.1, o3: 41 }),
  city('kolkata', 218, { pm25: 96, pm10: 148, no2: 52, so2: 11, co: 1.3, o3: 35 }),
  city('chennai', 68, { pm25: 35, pm10: 68, no2: 22, so2: 8, co: 0.7, o3: 38 }),
];

/** The end of these pollutants' bars: the highest share of a limit, in halves. */
export const barsEnd = (cities: readonly Concentrations[]): number =>
  Math.ceil(
    Math.max(1, ...cities.flatMap((pollutants) => byShare(pollutants).map(({ share }) => share))) *
      2,
  ) / 2;

export const BARS_END = barsEnd(AQI_CITIES.map(({ pollutants }) => pollutants));
