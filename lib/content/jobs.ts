import type { Localized } from '@/lib/i18n/localized';

/** The filter values of the careers page. */
export const JOB_CATEGORIES = [
  'editorial',
  'technology',
  'multimedia',
  'marketing',
  'operations',
] as const;

type JobCategory = (typeof JOB_CATEGORIES)[number];

export type Job = {
  id: string;
  title: Localized;
  category: JobCategory;
  location: Localized;
  type: 'full-time' | 'part-time' | 'internship';
  /** From and to, in years. */
  experienceYears: readonly [number, number];
  /** From and to, in lakh rupees a year. */
  salaryLpa: readonly [number, number];
  description: Localized;
  requirements: Localized<readonly string[]>;
};

const NOIDA: Localized = { en: 'Noida', hi: 'नोएडा' };
const BHOPAL: Localized = { en: 'Bhopal', hi: 'भोपाल' };
const INDORE: Localized = { en: 'Indore', hi: 'इंदौर' };

/** The open positions. */
export const JOBS: readonly Job[] = [
  {
    id: 'senior-editor',
    category: 'editorial',
    type: 'full-time',
    location: NOIDA,
    experienceYears: [5, 8],
    salaryLpa: [8, 12],
    title: { en: 'Senior Editor, Hindi', hi: 'वरिष्ठ संपादक, हिंदी' },
    description: {
      en: 'You lead the Hindi desk of a shift and have the last word on headlines.',
      hi: 'आप एक शिफ़्ट में हिंदी डेस्क का नेतृत्व करेंगे और शीर्षकों पर अंतिम फ़ैसला लेंगे।',
    },
    requirements: {
      en: [
        'At least five years on a news desk',
        'Excellent Hindi, good English',
        'A calm head on busy nights',
      ],
      hi: ['न्यूज़ डेस्क पर कम से कम पाँच साल', 'बेहतरीन हिंदी और अच्छी अंग्रेज़ी', 'व्यस्त रातों में भी धैर्य'],
    },
  },
  {
    id: 'district-reporter',
    category: 'editorial',
    type: 'full-time',
    location: BHOPAL,
    experienceYears: [1, 3],
    salaryLpa: [3.5, 5.5],
    title: { en: 'District Reporter', hi: 'ज़िला संवाददाता' },
    description: {
      en: 'You report from the districts around Bhopal, in text and with the phone camera.',
      hi: 'आप भोपाल के आसपास के ज़िलों से लिखकर और फ़ोन के कैमरे से ख़बरें देंगे।',
    },
    requirements: {
      en: [
        'One year of reporting',
        'Fluent Hindi',
        'A two-wheeler and a driving licence',
        'Care with facts and sources',
      ],
      hi: [
        'रिपोर्टिंग का एक साल का अनुभव',
        'धाराप्रवाह हिंदी',
        'दोपहिया और ड्राइविंग लाइसेंस',
        'तथ्यों और स्रोतों की सावधानी',
      ],
    },
  },
  {
    id: 'editorial-intern',
    category: 'editorial',
    type: 'internship',
    location: NOIDA,
    experienceYears: [0, 1],
    salaryLpa: [3, 5],
    title: { en: 'Editorial Intern', hi: 'संपादकीय प्रशिक्षु' },
    description: {
      en: 'For six months you learn to check, cut and translate stories on both desks.',
      hi: 'छह महीने में आप दोनों डेस्क पर ख़बरें जाँचना, छोटा करना और अनुवाद करना सीखेंगे।',
    },
    requirements: {
      en: ['A degree, or the final year of one', 'Hindi and English', 'Curiosity and punctuality'],
      hi: ['स्नातक या अंतिम वर्ष के विद्यार्थी', 'हिंदी और अंग्रेज़ी', 'जिज्ञासा और समय की पाबंदी'],
    },
  },
  {
    id: 'web-developer',
    category: 'technology',
    type: 'full-time',
    location: NOIDA,
    experienceYears: [3, 6],
    salaryLpa: [7, 11],
    title: { en: 'Web Developer', hi: 'वेब डेवलपर' },
    description: {
      en: 'You build a news site that is quick on a cheap phone with a poor signal.',
      hi: 'आप ऐसी न्यूज़ वेबसाइट बनाएँगे जो सस्ते फ़ोन और कमज़ोर नेटवर्क पर भी तेज़ चले।',
    },
    requirements: {
      en: ['Three years with TypeScript', 'Accessible HTML and CSS', 'The habit of writing tests'],
      hi: ['टाइपस्क्रिप्ट में तीन साल का काम', 'सबके लिए सुगम एचटीएमएल और सीएसएस', 'टेस्ट लिखने की आदत'],
    },
  },
  {
    id: 'app-developer',
    category: 'technology',
    type: 'full-time',
    location: INDORE,
    experienceYears: [2, 4],
    salaryLpa: [6, 9],
    title: { en: 'App Developer', hi: 'ऐप डेवलपर' },
    description: {
      en: 'You look after the Android and iOS apps, from the first screen to the store.',
      hi: 'आप एंड्रॉयड और आईओएस ऐप सँभालेंगे, पहली स्क्रीन से लेकर स्टोर तक।',
    },
    requirements: {
      en: [
        'Two years of app development',
        'Experience with a released app',
        'An eye for battery and data use',
      ],
      hi: ['ऐप बनाने का दो साल का अनुभव', 'स्टोर में जारी किसी ऐप पर काम', 'बैटरी और डेटा की बचत पर ध्यान'],
    },
  },
  {
    id: 'video-editor',
    category: 'multimedia',
    type: 'full-time',
    location: NOIDA,
    experienceYears: [2, 5],
    salaryLpa: [4, 7],
    title: { en: 'Video Editor', hi: 'वीडियो एडिटर' },
    description: {
      en: 'You cut reports for television and short videos for the phone.',
      hi: 'आप टीवी के लिए रिपोर्ट और फ़ोन के लिए शॉर्ट वीडियो तैयार करेंगे।',
    },
    requirements: {
      en: [
        'Two years of editing',
        'Confident work with sound and subtitles',
        'Readiness for shift work',
      ],
      hi: ['एडिटिंग का दो साल का अनुभव', 'आवाज़ और सबटाइटल पर अच्छी पकड़', 'शिफ़्ट में काम की तैयारी'],
    },
  },
  {
    id: 'photo-journalist',
    category: 'multimedia',
    type: 'part-time',
    location: BHOPAL,
    experienceYears: [1, 4],
    salaryLpa: [3, 5],
    title: { en: 'Photojournalist', hi: 'फ़ोटो पत्रकार' },
    description: {
      en: 'On three days a week you photograph what moves the city.',
      hi: 'हफ़्ते में तीन दिन आप शहर की हलचल को तस्वीरों में उतारेंगे।',
    },
    requirements: {
      en: [
        'A portfolio of news pictures',
        'Your own camera',
        'Respect for the people in the picture',
      ],
      hi: ['समाचार तस्वीरों का पोर्टफ़ोलियो', 'अपना कैमरा', 'तस्वीर में दिखने वालों का सम्मान'],
    },
  },
  {
    id: 'marketing-manager',
    category: 'marketing',
    type: 'full-time',
    location: NOIDA,
    experienceYears: [4, 7],
    salaryLpa: [7, 10],
    title: { en: 'Marketing Manager', hi: 'मार्केटिंग मैनेजर' },
    description: {
      en: 'You make the channel better known in six states and plan its campaigns.',
      hi: 'आप छह राज्यों में चैनल की पहचान बढ़ाएँगे और उसके अभियानों की योजना बनाएँगे।',
    },
    requirements: {
      en: ['Four years in media marketing', 'Sure handling of figures', 'Hindi and English'],
      hi: ['मीडिया मार्केटिंग में चार साल', 'आँकड़ों की अच्छी समझ', 'हिंदी और अंग्रेज़ी'],
    },
  },
  {
    id: 'ad-sales',
    category: 'marketing',
    type: 'full-time',
    location: INDORE,
    experienceYears: [1, 3],
    salaryLpa: [4, 6],
    title: { en: 'Advertising Sales Executive', hi: 'विज्ञापन सेल्स एग्ज़ीक्यूटिव' },
    description: {
      en: 'You advise shops, schools and hospitals in and around Indore.',
      hi: 'आप इंदौर और आसपास की दुकानों, स्कूलों और अस्पतालों को विज्ञापन में सलाह देंगे।',
    },
    requirements: {
      en: [
        'One year in sales',
        'Pleasure in talking to people',
        'Honest advice before a quick deal',
      ],
      hi: ['सेल्स में एक साल का अनुभव', 'लोगों से बातचीत में रुचि', 'जल्दी सौदे से पहले ईमानदार सलाह'],
    },
  },
  {
    id: 'broadcast-operator',
    category: 'operations',
    type: 'full-time',
    location: NOIDA,
    experienceYears: [2, 5],
    salaryLpa: [4.5, 7],
    title: { en: 'Broadcast Operator', hi: 'प्रसारण ऑपरेटर' },
    description: {
      en: 'You keep the channel on air and act first when a line fails.',
      hi: 'आप चैनल का प्रसारण चालू रखेंगे और लाइन टूटने पर सबसे पहले क़दम उठाएँगे।',
    },
    requirements: {
      en: [
        'A diploma in electronics or broadcasting',
        'Two years in a control room',
        'Readiness for night shifts',
      ],
      hi: ['इलेक्ट्रॉनिक्स या प्रसारण में डिप्लोमा', 'कंट्रोल रूम में दो साल', 'रात की शिफ़्ट की तैयारी'],
    },
  },
];
