import type { Localized } from '@/lib/i18n/localized';
import type { Category } from './bands';

export const GROUPS = ['everyone', 'children', 'older', 'ill', 'outdoor'] as const;

export type Group = (typeof GROUPS)[number];

/** General guidance, not medical advice. */
export const ADVICE: Readonly<Record<Category, Readonly<Record<Group, Localized>>>> = {
  good: {
    everyone: { en: 'No need to change any plan.', hi: 'कोई योजना बदलने की ज़रूरत नहीं।' },
    children: { en: 'Play and sport outdoors as usual.', hi: 'बाहर खेलकूद हमेशा की तरह हो सकता है।' },
    older: { en: 'A walk at any hour is fine.', hi: 'किसी भी समय टहल सकते हैं।' },
    ill: {
      en: 'Nothing special; keep your medicine at hand as always.',
      hi: 'कोई ख़ास सावधानी नहीं; दवा हमेशा की तरह पास रखें।',
    },
    outdoor: { en: 'Work as usual.', hi: 'काम हमेशा की तरह करें।' },
  },
  moderate: {
    everyone: { en: 'Go about the day as usual.', hi: 'दिन के काम हमेशा की तरह करें।' },
    children: {
      en: 'Play outside; a child who coughs should rest.',
      hi: 'बाहर खेलें; खाँसी आए तो बच्चे को आराम दें।',
    },
    older: { en: 'Walk away from busy roads.', hi: 'व्यस्त सड़कों से हटकर टहलें।' },
    ill: {
      en: 'Watch for a cough or short breath, and slow down if they come.',
      hi: 'खाँसी या साँस फूलने पर ध्यान दें, और ऐसा हो तो रफ़्तार कम करें।',
    },
    outdoor: {
      en: 'Work as usual; take breaks away from traffic.',
      hi: 'काम हमेशा की तरह करें; सुस्ताने के लिए गाड़ियों के धुएँ से दूर बैठें।',
    },
  },
  sensitive: {
    everyone: {
      en: 'Carry on, and ease off if your eyes or throat sting.',
      hi: 'काम जारी रखें; आँख या गले में जलन हो तो रफ़्तार कम करें।',
    },
    children: { en: 'Shorter games outside, with rests.', hi: 'बाहर कम देर खेलें, बीच-बीच में आराम करें।' },
    older: {
      en: 'Move the walk to the cleaner hours, usually the afternoon.',
      hi: 'टहलने का समय बदलें; आम तौर पर दोपहर बाद की हवा कुछ साफ़ रहती है।',
    },
    ill: {
      en: 'Keep exertion outside short, and inhaler or medicine with you.',
      hi: 'बाहर मेहनत थोड़ी देर ही करें; इनहेलर या दवा साथ रखें।',
    },
    outdoor: {
      en: 'Do heavy tasks in short spells and drink water.',
      hi: 'भारी काम थोड़ी-थोड़ी देर करें और पानी पीते रहें।',
    },
  },
  unhealthy: {
    everyone: { en: 'Take exercise indoors or put it off.', hi: 'कसरत अंदर करें या टाल दें।' },
    children: { en: 'Move games and school sport indoors.', hi: 'खेल और स्कूल की कसरत अंदर कराएँ।' },
    older: {
      en: 'Stay in during the morning and evening smog.',
      hi: 'सुबह और शाम की धुंध में घर पर रहें।',
    },
    ill: {
      en: 'No exertion outside; keep to your doctor’s plan, and ask if symptoms grow.',
      hi: 'बाहर मेहनत न करें; डॉक्टर की सलाह पर चलें और तकलीफ़ बढ़े तो उनसे पूछें।',
    },
    outdoor: {
      en: 'Wear a well-fitting N95 mask and take longer breaks indoors.',
      hi: 'ठीक से बैठने वाला एन95 मास्क पहनें और अंदर देर तक सुस्ताएँ।',
    },
  },
  veryUnhealthy: {
    everyone: { en: 'Go out only as long as you need to.', hi: 'ज़रूरत भर ही बाहर निकलें।' },
    children: { en: 'Keep them indoors; no sport outside.', hi: 'घर के अंदर रखें; बाहर खेलकूद न कराएँ।' },
    older: {
      en: 'Stay indoors; see a doctor if the chest feels tight.',
      hi: 'घर पर रहें; सीने में जकड़न हो तो डॉक्टर को दिखाएँ।',
    },
    ill: {
      en: 'Stay indoors with your medicine in reach, and call a doctor early if breathing grows hard.',
      hi: 'घर पर रहें, दवा पास रखें और साँस लेना मुश्किल हो तो डॉक्टर को बुलाने में देर न करें।',
    },
    outdoor: {
      en: 'Ask for lighter or indoor work; wear an N95 mask throughout.',
      hi: 'हल्का या अंदर का काम माँगें; पूरे समय एन95 मास्क पहनें।',
    },
  },
  hazardous: {
    everyone: {
      en: 'Stay indoors; work from home if you can.',
      hi: 'घर के अंदर रहें; हो सके तो घर से काम करें।',
    },
    children: { en: 'Keep them in, and quiet play only.', hi: 'घर के अंदर रखें और शांत खेल ही खिलाएँ।' },
    older: {
      en: 'Do not go out; have someone bring what you need.',
      hi: 'बाहर न निकलें; ज़रूरत का सामान किसी से मँगवा लें।',
    },
    ill: {
      en: 'Stay in the room with the cleanest air; get medical help at once for short breath or chest pain.',
      hi: 'सबसे साफ़ हवा वाले कमरे में रहें; साँस फूले या सीने में दर्द हो तो तुरंत इलाज कराएँ।',
    },
    outdoor: {
      en: 'Stop outdoor work where you can; otherwise short shifts and an N95 mask.',
      hi: 'जहाँ हो सके, बाहर का काम रोकें; नहीं तो छोटी पाली में और एन95 मास्क के साथ करें।',
    },
  },
};
