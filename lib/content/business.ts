import type { Localized } from '@/lib/i18n/localized';
import type { SampleArticle } from './sample';

/** The filter values of the business section. */
export const BUSINESS_CATEGORIES = [
  'stockmarket',
  'startup',
  'banking',
  'realestate',
  'automobile',
  'ecommerce',
] as const;

export type BusinessCategory = (typeof BUSINESS_CATEGORIES)[number];

/** Sample articles of the section; made up, without any real company. */
export const BUSINESS_SAMPLES: readonly SampleArticle<BusinessCategory>[] = [
  {
    id: 'stockmarket-steady-week',
    category: 'stockmarket',
    picture: 'shares',
    readMinutes: 3,
    views: 132_600,
    publishedAt: '2024-01-15',
    trend: 'up',
    changePercent: 1.1,
    title: {
      en: 'Shares begin the week higher, small investors stay calm',
      hi: 'हफ़्ते की शुरुआत में शेयर चढ़े, छोटे निवेशकों ने सब्र रखा',
    },
    description: {
      en: 'Technology and bank shares led the day. Advisers repeat their old rule: spread your money and do not rush.',
      hi: 'टेक्नोलॉजी और बैंक शेयर सबसे आगे रहे। सलाहकार पुराना नियम दोहरा रहे हैं: पैसा बाँटकर लगाएँ और जल्दबाज़ी न करें।',
    },
  },
  {
    id: 'stockmarket-first-time',
    category: 'stockmarket',
    picture: 'phone',
    readMinutes: 4,
    views: 74_100,
    publishedAt: '2024-01-11',
    title: {
      en: 'First share of your life: five questions to ask before you buy',
      hi: 'पहला शेयर ख़रीदने से पहले ख़ुद से पूछें ये पाँच सवाल',
    },
    description: {
      en: 'What does the company earn, and how long can you wait? A guide for beginners, without tips and promises.',
      hi: 'कंपनी कमाती कैसे है और आप कितना इंतज़ार कर सकते हैं? नए निवेशकों के लिए गाइड, बिना टिप और वादों के।',
    },
  },
  {
    id: 'startup-cold-store',
    category: 'startup',
    picture: 'coldroom',
    readMinutes: 3,
    views: 96_800,
    publishedAt: '2024-01-13',
    trend: 'up',
    changePercent: 18,
    title: {
      en: 'Young firm rents out solar cold rooms to vegetable growers',
      hi: 'सब्ज़ी किसानों को सौर ऊर्जा वाले कोल्ड रूम किराए पर दे रहा है स्टार्टअप',
    },
    description: {
      en: 'Farmers pay by the crate and the day. Less spoils, and nobody has to sell in the first hour.',
      hi: 'किसान क्रेट और दिन के हिसाब से भुगतान करते हैं। उपज कम ख़राब होती है और पहले ही घंटे में बेचने की मजबूरी नहीं रहती।',
    },
    city: { en: 'Indore', hi: 'इंदौर' },
  },
  {
    id: 'banking-village-counter',
    category: 'banking',
    picture: 'bankvan',
    readMinutes: 3,
    views: 68_300,
    publishedAt: '2024-01-12',
    title: {
      en: 'Bank counter on wheels visits forty villages a month',
      hi: 'हर महीने चालीस गाँवों तक पहुँच रहा है चलता-फिरता बैंक',
    },
    description: {
      en: 'Opening an account takes twenty minutes. The van also explains how to spot a false call that asks for a code.',
      hi: 'खाता खुलने में बीस मिनट लगते हैं। वैन में यह भी बताया जाता है कि कोड माँगने वाली फ़र्ज़ी कॉल को कैसे पहचानें।',
    },
  },
  {
    id: 'realestate-smaller-homes',
    category: 'realestate',
    picture: 'plan',
    readMinutes: 4,
    views: 57_400,
    publishedAt: '2024-01-10',
    trend: 'down',
    changePercent: -2.4,
    title: {
      en: 'Asking prices ease a little, two-room flats sell first',
      hi: 'मकानों के दाम थोड़े नरम, दो कमरों के फ़्लैट सबसे पहले बिक रहे',
    },
    description: {
      en: 'Buyers look at the distance to work before the view. Brokers report longer talks and more second visits.',
      hi: 'ख़रीदार नज़ारे से पहले दफ़्तर की दूरी देखते हैं। ब्रोकर बताते हैं कि बातचीत लंबी हुई है और लोग दोबारा देखने आते हैं।',
    },
  },
  {
    id: 'automobile-electric-rickshaw',
    category: 'automobile',
    picture: 'charger',
    readMinutes: 3,
    views: 88_900,
    publishedAt: '2024-01-14',
    trend: 'up',
    changePercent: 6.5,
    title: {
      en: 'Electric three-wheelers gain ground on short routes',
      hi: 'छोटे रास्तों पर बढ़ रही है इलेक्ट्रिक तिपहिया की रफ़्तार',
    },
    description: {
      en: 'Drivers count what a day’s charge costs and what it brings in. Charging points near the station are full by ten.',
      hi: 'चालक हिसाब लगाते हैं कि दिन भर की चार्जिंग पर क्या ख़र्च हुआ और कितनी कमाई हुई। स्टेशन के पास के चार्जिंग पॉइंट दस बजे तक भर जाते हैं।',
    },
  },
  {
    id: 'ecommerce-weavers-online',
    category: 'ecommerce',
    picture: 'loom',
    readMinutes: 3,
    views: 61_700,
    publishedAt: '2024-01-09',
    trend: 'up',
    changePercent: 12,
    title: {
      en: 'Weavers sell online and photograph their own saris',
      hi: 'बुनकर ख़ुद साड़ियों की फ़ोटो खींचकर ऑनलाइन बेच रहे हैं',
    },
    description: {
      en: 'A shared studio in an old school lends lamps and a camera. Orders now come from eleven states.',
      hi: 'पुराने स्कूल में बने साझा स्टूडियो से लाइट और कैमरा मिल जाता है। अब ग्यारह राज्यों से ऑर्डर आ रहे हैं।',
    },
    city: { en: 'Maheshwar', hi: 'महेश्वर' },
  },
];

/** An index with its last value, its change in points and the same change in percent. */
export type MarketIndex = {
  id: string;
  name: Localized;
  value: number;
  change: number;
  changePercent: number;
};

/** The market summary: fixed sample figures as of mid-January 2024, not a quotation. */
export const MARKET_SUMMARY: readonly MarketIndex[] = [
  {
    id: 'sensex',
    name: { en: 'Sensex', hi: 'सेंसेक्स' },
    value: 73_327.94,
    change: 759.49,
    changePercent: 1.05,
  },
  {
    id: 'nifty',
    name: { en: 'Nifty', hi: 'निफ़्टी' },
    value: 22_097.45,
    change: 202.9,
    changePercent: 0.93,
  },
  {
    id: 'bank-nifty',
    name: { en: 'Bank Nifty', hi: 'बैंक निफ़्टी' },
    value: 48_158.3,
    change: 448.5,
    changePercent: 0.94,
  },
];
