import type { Localized } from '@/lib/i18n/localized';

/** What the desk covers in one part of the world. */
export type Region = {
  id: string;
  name: Localized;
  description: Localized;
};

/** The regional coverage blocks. */
export const REGIONS: readonly Region[] = [
  {
    id: 'south-asia',
    name: { en: 'South Asia', hi: 'दक्षिण एशिया' },
    description: {
      en: 'The neighbourhood: shared rivers, the monsoon, trade and travel.',
      hi: 'हमारा पड़ोस: साझा नदियाँ, मानसून, व्यापार और आवाजाही।',
    },
  },
  {
    id: 'east-asia',
    name: { en: 'East and Southeast Asia', hi: 'पूर्वी और दक्षिण-पूर्वी एशिया' },
    description: {
      en: 'Factories, ports and fast trains, and what they mean for Indian business.',
      hi: 'कारख़ाने, बंदरगाह और तेज़ ट्रेनें, और भारतीय कारोबार पर उनका असर।',
    },
  },
  {
    id: 'west-asia',
    name: { en: 'West Asia and the Gulf', hi: 'पश्चिम एशिया और खाड़ी' },
    description: {
      en: 'Energy, and the daily life of the Indians who work there.',
      hi: 'ऊर्जा, और वहाँ काम करने वाले भारतीयों का रोज़मर्रा का जीवन।',
    },
  },
  {
    id: 'europe',
    name: { en: 'Europe', hi: 'यूरोप' },
    description: {
      en: 'Elections, economies and universities, followed for readers in India.',
      hi: 'चुनाव, अर्थव्यवस्था और विश्वविद्यालय, भारत के पाठकों की नज़र से।',
    },
  },
  {
    id: 'africa',
    name: { en: 'Africa', hi: 'अफ़्रीका' },
    description: {
      en: 'Young cities, farming and new partnerships across the Indian Ocean.',
      hi: 'युवा शहर, खेती और हिंद महासागर के आर-पार नई साझेदारियाँ।',
    },
  },
  {
    id: 'americas',
    name: { en: 'The Americas', hi: 'अमेरिका महाद्वीप' },
    description: {
      en: 'From trade and science in the north to forests and festivals in the south.',
      hi: 'उत्तर में व्यापार और विज्ञान से लेकर दक्षिण के जंगलों और त्योहारों तक।',
    },
  },
];

/** A fact and where it is from, with the date. */
type Fact = { id: string; text: Localized; source: Localized };

/** What is known of the climate. Each point has its source and date, since the first one ages. */
export const CLIMATE: { title: Localized; points: readonly Fact[] } = {
  title: { en: 'The climate in five lines', hi: 'जलवायु: पाँच बातें' },
  points: [
    {
      id: 'warmest-year',
      text: {
        en: '2024 was the warmest year on record, about 1.55 °C above the average of 1850–1900.',
        hi: '2024 अब तक का सबसे गर्म साल रहा; तापमान 1850–1900 के औसत से क़रीब 1.55°C ज़्यादा था।',
      },
      source: {
        en: 'World Meteorological Organization, 10 January 2025',
        hi: 'विश्व मौसम विज्ञान संगठन, 10 जनवरी 2025',
      },
    },
    {
      id: 'cause',
      text: {
        en: 'Human activities have unequivocally caused global warming.',
        hi: 'धरती के गर्म होने की वजह निस्संदेह मानवीय गतिविधियाँ हैं।',
      },
      source: { en: 'IPCC, March 2023', hi: 'आईपीसीसी, मार्च 2023' },
    },
    {
      id: 'paris',
      text: {
        en: 'States want to hold the warming well below 2 °C and to try for 1.5 °C.',
        hi: 'देशों का लक्ष्य है कि बढ़ोतरी 2°C से काफ़ी नीचे रहे, और कोशिश 1.5°C की हो।',
      },
      source: { en: 'Paris Agreement, 2015', hi: 'पेरिस समझौता, 2015' },
    },
    {
      id: 'renewables',
      text: {
        en: 'They are called on to triple renewable energy capacity by 2030.',
        hi: 'देशों से कहा गया है कि 2030 तक नवीकरणीय ऊर्जा क्षमता तीन गुनी करें।',
      },
      source: { en: 'COP28, December 2023', hi: 'सीओपी28, दिसंबर 2023' },
    },
    {
      id: 'warnings',
      text: {
        en: 'Early warnings are to protect everyone on Earth by the end of 2027.',
        hi: '2027 के अंत तक धरती पर हर व्यक्ति को समय रहते चेतावनी मिले, यह लक्ष्य है।',
      },
      source: {
        en: 'United Nations, Early Warnings for All, 2022',
        hi: 'संयुक्त राष्ट्र, अर्ली वॉर्निंग्स फ़ॉर ऑल, 2022',
      },
    },
  ],
};
