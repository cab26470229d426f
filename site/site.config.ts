import { defineSite } from '@/lib/site/defineSite';
import { PAGES } from './pages';

const HANDLE = 'narmada24.example';

const RED = '#c4121a';

/** The sample channel. Every field is explained in `site/README.md`. */
export default defineSite({
  id: 'narmada-24',
  names: { en: 'Narmada 24', hi: 'नर्मदा 24' },
  taglines: { en: 'news of central India', hi: 'मध्य भारत की ख़बरें' },
  legalEntity: { en: 'Narmada 24', hi: 'नर्मदा 24' },

  languages: {
    en: {
      name: 'English',
      invitation: 'Read in English',
      regional: 'en-IN',
      intl: 'en-IN',
      script: 'Latin',
    },
    hi: {
      name: 'हिंदी',
      invitation: 'हिंदी में पढ़ें',
      regional: 'hi-IN',
      intl: 'hi-IN-u-nu-latn',
      script: 'Devanagari',
      namesDayPeriod: true,
      oClock: ' बजे',
    },
  },

  colors: {
    paper: { light: '#fff', dark: '#121417' },
    ink: { light: '#14171a', dark: '#f1f0ec' },
    'ink-quiet': { light: '#565c62', dark: '#a8aeb3' },
    bar: { light: '#14171a', dark: '#dddcd7' },
    river: { light: '#0a5468', dark: '#7fc8d7' },
    signal: { light: RED, dark: '#b51219' },
    'on-signal': { light: '#fff', dark: '#fff' },
    'signal-ink': { light: '#b30f17', dark: '#ff8078' },
    live: { light: RED, dark: '#ff5d54' },
  },
  // Of Devanagari the pages show less than the drawing has: room above it is the headline's.
  wordmarks: {
    Latin: { viewBox: '0 0 2657 470' },
    Devanagari: { viewBox: '0 0 1588 520' },
  },

  contacts: {
    WHATSAPP_NUMBER: '+91 120 000 0000',
    PHONE_NUMBER: '+91 120 000 0000',
    NEWS_EMAIL: `news@${HANDLE}`,
    CORRECTIONS_EMAIL: `corrections@${HANDLE}`,
    ADVERTISING_EMAIL: `advertising@${HANDLE}`,
    CAREERS_EMAIL: `careers@${HANDLE}`,
    VIDEO_SITE_URL: `https://www.youtube.com/@${HANDLE}`,
    PLAY_STORE_URL: 'https://play.google.com/store/apps/details?id=example.narmada24',
    APP_STORE_URL: 'https://apps.apple.com/in/app/id0000000000',
  },
  address: { en: 'Sector 62, Noida 201309', hi: 'सेक्टर 62, नोएडा 201309' },
  office: {
    en: ['Narmada 24', 'Sector 62', 'Noida 201309', 'Uttar Pradesh, India'],
    hi: ['नर्मदा 24', 'सेक्टर 62', 'नोएडा 201309', 'उत्तर प्रदेश, भारत'],
  },
  court: { en: 'Noida, Uttar Pradesh', hi: 'नोएडा, उत्तर प्रदेश' },
  workingHours: [
    {
      id: 'weekdays',
      days: { en: 'Monday to Friday', hi: 'सोमवार से शुक्रवार' },
      hours: { en: '9:00 AM to 6:00 PM', hi: 'सुबह 9:00 से शाम 6:00 बजे तक' },
    },
    {
      id: 'saturday',
      days: { en: 'Saturday', hi: 'शनिवार' },
      hours: { en: '9:00 AM to 2:00 PM', hi: 'सुबह 9:00 से दोपहर 2:00 बजे तक' },
    },
    {
      id: 'sunday',
      days: { en: 'Sunday', hi: 'रविवार' },
      hours: { en: 'Closed', hi: 'बंद' },
    },
  ],
  social: [
    { name: 'Facebook', icon: 'fb', href: `https://www.facebook.com/${HANDLE}` },
    { name: 'YouTube', icon: 'yt', href: `https://www.youtube.com/@${HANDLE}` },
    { name: 'X', icon: 'x', href: `https://x.com/${HANDLE}` },
    { name: 'Instagram', icon: 'ig', href: `https://www.instagram.com/${HANDLE}` },
  ],
  whatsappChannel: `https://www.whatsapp.com/channel/${HANDLE}`,

  ...PAGES,
  states: [
    'madhya-pradesh',
    'rajasthan',
    'maharashtra',
    'karnataka',
    'tamil-nadu',
    'uttar-pradesh',
    'gujarat',
    'west-bengal',
  ],
  stateTopics: ['politics', 'business', 'technology', 'sports', 'entertainment', 'health'],
  stateFilters: ['education', 'business', 'tourism', 'culture', 'energy', 'politics'],
  cities: [
    'bhopal',
    'indore',
    'jabalpur',
    'gwalior',
    'ujjain',
    'sagar',
    'dewas',
    'ratlam',
    'khandwa',
    'burhanpur',
  ],
  otherNames: [['Simhastha', 'Ujjain Kumbh', 'सिंहस्थ', 'उज्जैन कुंभ']],
});
