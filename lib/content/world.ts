import type { Localized } from '@/lib/i18n/localized';
import type { SampleArticle } from './sample';

/** What the desk covers in one part of the world. */
export type Region = {
  id: string;
  name: Localized;
  description: Localized;
};

/** Static articles of the world page; made up. */
export const WORLD_SAMPLES: readonly SampleArticle<'world'>[] = [
  {
    id: 'world-night-train',
    category: 'world',
    picture: 'train',
    readMinutes: 4,
    views: 112_700,
    publishedAt: '2024-01-15',
    title: {
      en: 'Night trains return between two neighbouring capitals',
      hi: 'दो पड़ोसी राजधानियों के बीच फिर चली रात की ट्रेन',
    },
    description: {
      en: 'After nine years the sleeper is back. A bed costs less than the flight, and breakfast comes from the border town.',
      hi: 'नौ साल बाद स्लीपर ट्रेन लौट आई है। बर्थ हवाई टिकट से सस्ती है और नाश्ता सीमा पर बसे शहर से आता है।',
    },
  },
  {
    id: 'world-island-solar',
    category: 'world',
    picture: 'solar',
    readMinutes: 3,
    views: 84_500,
    publishedAt: '2024-01-13',
    title: {
      en: 'Island school switches off its diesel generator for good',
      hi: 'द्वीप के स्कूल ने डीज़ल जनरेटर हमेशा के लिए बंद किया',
    },
    description: {
      en: 'Panels on the roof and a battery in the old kitchen now carry the lessons through the evening.',
      hi: 'छत पर लगे सौर पैनल और पुरानी रसोई में रखी बैटरी से अब शाम की कक्षाएँ भी चलती हैं।',
    },
  },
  {
    id: 'world-mountain-clinic',
    category: 'world',
    picture: 'nursephone',
    readMinutes: 3,
    views: 61_900,
    publishedAt: '2024-01-11',
    title: {
      en: 'Doctor by video reaches three mountain valleys',
      hi: 'वीडियो कॉल से तीन पहाड़ी घाटियों तक पहुँचीं डॉक्टर',
    },
    description: {
      en: 'A nurse visits with a tablet and a small laboratory. Only one patient in ten still needs the long drive.',
      hi: 'नर्स टैबलेट और छोटी प्रयोगशाला साथ लेकर जाती हैं। अब दस में से सिर्फ़ एक मरीज़ को लंबा सफ़र करना पड़ता है।',
    },
  },
  {
    id: 'world-harbour-library',
    category: 'world',
    picture: 'library',
    readMinutes: 2,
    views: 45_300,
    publishedAt: '2024-01-09',
    title: {
      en: 'A harbour town lends tools, tents and sewing machines beside its books',
      hi: 'बंदरगाह के शहर के पुस्तकालय में किताबों के साथ औज़ार और सिलाई मशीनें भी',
    },
    description: {
      en: 'Whatever is needed once a year can be borrowed for a week. The repair evening on Thursday is always full.',
      hi: 'साल में एक बार काम आने वाली चीज़ें हफ़्ते भर के लिए मिल जाती हैं। गुरुवार को मरम्मत की शाम हमेशा भरी रहती है।',
    },
  },
];

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
