import { defineSite } from '@/lib/site/defineSite';

const HANDLE = 'kinara.example';

/** A made-up newsroom of the Konkan coast, in Marathi and English, without samples. */
export default defineSite({
  id: 'kinara-varta',
  names: { mr: 'किनारा वार्ता', en: 'Kinara Varta' },
  taglines: { mr: 'कोकण किनाऱ्याच्या बातम्या', en: 'news of the Konkan coast' },
  legalEntity: { mr: 'किनारा वार्ता वाचक सहकारी संस्था', en: 'Kinara Varta Readers’ Cooperative' },

  languages: {
    mr: {
      name: 'मराठी',
      invitation: 'मराठीत वाचा',
      regional: 'mr-IN',
      intl: 'mr-IN-u-nu-latn',
      script: 'Devanagari',
      namesDayPeriod: false,
      oClock: ' वाजता',
    },
    en: {
      name: 'English',
      invitation: 'Read in English',
      regional: 'en-IN',
      intl: 'en-IN',
      script: 'Latin',
    },
  },

  colors: {
    paper: { light: '#fffdf8', dark: '#0f1616' },
    ink: { light: '#10201f', dark: '#eef3f2' },
    'ink-quiet': { light: '#4f5f5d', dark: '#a3b3b1' },
    bar: { light: '#10201f', dark: '#d5dfdd' },
    river: { light: '#1f4f8f', dark: '#8fbdf5' },
    signal: { light: '#00665c', dark: '#005a51' },
    'on-signal': { light: '#fff', dark: '#fff' },
    'signal-ink': { light: '#006056', dark: '#5fd0c2' },
    live: { light: '#c2410c', dark: '#fb923c' },
  },

  contacts: {
    WHATSAPP_NUMBER: '+91 230 000 0000',
    PHONE_NUMBER: '+91 230 000 0000',
    NEWS_EMAIL: `batmi@${HANDLE}`,
    CORRECTIONS_EMAIL: `durusti@${HANDLE}`,
    ADVERTISING_EMAIL: `jahirat@${HANDLE}`,
    CAREERS_EMAIL: `nokri@${HANDLE}`,
    VIDEO_SITE_URL: `https://video.${HANDLE}/`,
    PLAY_STORE_URL: `https://app.${HANDLE}/android`,
    APP_STORE_URL: `https://app.${HANDLE}/ios`,
  },
  address: { mr: 'बंदर रोड, किनारपूर 400000', en: 'Bandar Road, Kinarpur 400000' },
  office: {
    mr: ['किनारा वार्ता', 'बंदर रोड', 'किनारपूर 400000', 'महाराष्ट्र, भारत'],
    en: ['Kinara Varta', 'Bandar Road', 'Kinarpur 400000', 'Maharashtra, India'],
  },
  workingHours: [
    {
      id: 'week',
      days: { mr: 'सोमवार ते शनिवार', en: 'Monday to Saturday' },
      hours: { mr: 'सकाळी 10:00 ते संध्याकाळी 6:00', en: '10:00 AM to 6:00 PM' },
    },
    {
      id: 'sunday',
      days: { mr: 'रविवार', en: 'Sunday' },
      hours: { mr: 'बंद', en: 'Closed' },
    },
  ],
  social: [{ name: 'YouTube', icon: 'yt', href: `https://www.youtube.com/@${HANDLE}` }],
  whatsappChannel: `https://www.whatsapp.com/channel/${HANDLE}`,

  sections: {
    '/': { key: 'home', news: 'all' },
    '/india': { key: 'india', news: 'states' },
    '/farming': { key: 'farming', icon: 'sun', news: ['farming'], layout: 'grid' },
    '/sea': { key: 'sea', news: ['fishing', 'weather'] },
    '/culture': { key: 'culture', news: ['culture', 'tourism'], layout: 'opinions' },
    '/sports': { key: 'sports', news: ['sports', 'cricket', 'football'] },
    '/live-tv': { key: 'liveTv', icon: 'tv', news: ['livetv', 'videos'] },
  },
  companyPages: ['/contact-us', '/privacy-policy', '/terms-conditions'],
  tools: ['/tools/emi-calculator', '/tools/bmi-calculator'],
  navigation: {
    main: ['/', '/india', '/farming', '/sea', '/culture', '/sports'],
    fullMenu: ['/live-tv', '/contact-us'],
    moreSections: ['/farming'],
    quickAccess: ['/live-tv', '/farming'],
    footer: ['/india', '/farming', '/sea', '/culture', '/sports', '/live-tv'],
    company: ['/contact-us', '/privacy-policy', '/terms-conditions'],
  },
  states: ['maharashtra', 'goa'],
  stateTopics: ['politics', 'farming', 'fishing', 'education', 'health', 'sports'],
  stateFilters: ['politics', 'farming', 'fishing', 'culture', 'tourism'],
  frontPage: [
    { kind: 'hero' },
    { kind: 'breaking' },
    { kind: 'state', state: 'maharashtra' },
    { kind: 'featured' },
    { kind: 'trending' },
    { kind: 'ad' },
    { kind: 'quickLinks' },
    { kind: 'stories', layout: 'lead', from: { section: '/farming' } },
    { kind: 'stories', layout: 'column', from: { section: '/sea' } },
    { kind: 'stories', layout: 'column', from: { section: '/culture' } },
    { kind: 'stories', layout: 'column', from: { section: '/sports' } },
    {
      kind: 'stories',
      layout: 'three',
      from: { categories: ['politics', 'health', 'education'] },
      title: { mr: 'राजकारण, आरोग्य, शिक्षण', en: 'Politics, health, education' },
    },
    { kind: 'stories', layout: 'river', from: { feed: 'news' } },
    { kind: 'tools' },
  ],
  viewMore: { latest: '/india' },
  cities: [],

  samples: false,
  live: `https://live.${HANDLE}/kinara/index.m3u8`,
});
