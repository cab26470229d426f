import type { Localized } from '@/lib/i18n/localized';
import type { SampleArticle } from './sample';

/** What the desk looks at in one part of the world. */
export type Region = {
  id: string;
  name: Localized;
  description: Localized;
  topics: Localized<readonly string[]>;
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
      hi: 'वीडियो से तीन पहाड़ी घाटियों तक पहुँची डॉक्टर',
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
      hi: 'बंदरगाह के शहर की लाइब्रेरी में किताबों के साथ औज़ार और सिलाई मशीनें भी',
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
    topics: {
      en: ['Rivers and monsoon', 'Border trade', 'Cricket'],
      hi: ['नदियाँ और मानसून', 'सीमा व्यापार', 'क्रिकेट'],
    },
  },
  {
    id: 'east-asia',
    name: { en: 'East and Southeast Asia', hi: 'पूर्वी और दक्षिण-पूर्वी एशिया' },
    description: {
      en: 'Factories, ports and fast trains, and what they mean for Indian business.',
      hi: 'कारख़ाने, बंदरगाह और तेज़ ट्रेनें, और भारतीय कारोबार पर उनका असर।',
    },
    topics: { en: ['Technology', 'Shipping', 'Tourism'], hi: ['टेक्नोलॉजी', 'जहाज़रानी', 'पर्यटन'] },
  },
  {
    id: 'west-asia',
    name: { en: 'West Asia and the Gulf', hi: 'पश्चिम एशिया और खाड़ी' },
    description: {
      en: 'Energy, and the daily life of the Indians who work there.',
      hi: 'ऊर्जा, और वहाँ काम करने वाले भारतीयों का रोज़मर्रा का जीवन।',
    },
    topics: {
      en: ['Energy', 'Indians abroad', 'Air travel'],
      hi: ['ऊर्जा', 'प्रवासी भारतीय', 'हवाई यात्रा'],
    },
  },
  {
    id: 'europe',
    name: { en: 'Europe', hi: 'यूरोप' },
    description: {
      en: 'Elections, economies and universities, followed for readers in India.',
      hi: 'चुनाव, अर्थव्यवस्था और विश्वविद्यालय, भारत के पाठकों की नज़र से।',
    },
    topics: {
      en: ['Politics', 'Study abroad', 'Football'],
      hi: ['राजनीति', 'विदेश में पढ़ाई', 'फ़ुटबॉल'],
    },
  },
  {
    id: 'africa',
    name: { en: 'Africa', hi: 'अफ़्रीका' },
    description: {
      en: 'Young cities, farming and new partnerships across the Indian Ocean.',
      hi: 'युवा शहर, खेती और हिंद महासागर के आर-पार नई साझेदारियाँ।',
    },
    topics: { en: ['Farming', 'Start-ups', 'Wildlife'], hi: ['खेती', 'स्टार्टअप', 'वन्यजीव'] },
  },
  {
    id: 'americas',
    name: { en: 'The Americas', hi: 'अमेरिका महाद्वीप' },
    description: {
      en: 'From trade and science in the north to forests and festivals in the south.',
      hi: 'उत्तर में व्यापार और विज्ञान से लेकर दक्षिण के जंगलों और त्योहारों तक।',
    },
    topics: { en: ['Economy', 'Space', 'Environment'], hi: ['अर्थव्यवस्था', 'अंतरिक्ष', 'पर्यावरण'] },
  },
];

/**
 * The climate block. Sources, in the order of its points: WMO press release of 12 January 2024;
 * IPCC, Sixth Assessment Report, Synthesis (2023), A.1; Paris Agreement (2015), article 2; COP28
 * decision on the global stocktake (December 2023), paragraph 28; WMO on the UN initiative Early
 * Warnings for All.
 */
export const CLIMATE: {
  title: Localized;
  description: Localized;
  points: Localized<readonly string[]>;
} = {
  title: { en: 'The climate', hi: 'जलवायु' },
  description: {
    en: 'What is known, in five sentences, and what states have agreed to do.',
    hi: 'जो अब तक पता है और जिस पर देश सहमत हुए हैं, पाँच वाक्यों में।',
  },
  points: {
    en: [
      'According to the World Meteorological Organization 2023 was the warmest year on record, about 1.45 °C above the average of 1850–1900.',
      'Human activities, above all the emission of greenhouse gases, have unequivocally caused global warming, says the climate panel IPCC.',
      'In the Paris Agreement states want to hold the warming well below 2 °C and to pursue efforts to limit it to 1.5 °C.',
      'At the 2023 climate conference states were called on to triple renewable energy capacity worldwide by 2030 and to transition away from fossil fuels in energy systems.',
      'A United Nations initiative wants everyone on Earth to be protected by early warning systems by the end of 2027.',
    ],
    hi: [
      'विश्व मौसम विज्ञान संगठन के अनुसार 2023 अब तक का सबसे गर्म साल रहा; तापमान 1850–1900 के औसत से क़रीब 1.45 °C ज़्यादा था।',
      'जलवायु पर संयुक्त राष्ट्र की समिति आईपीसीसी के अनुसार धरती के गर्म होने की वजह निस्संदेह मानवीय गतिविधियाँ हैं, ख़ासकर ग्रीनहाउस गैसों का उत्सर्जन।',
      'पेरिस समझौते में देशों का लक्ष्य है कि तापमान की बढ़ोतरी 2 °C से काफ़ी नीचे रहे और उसे 1.5 °C तक सीमित रखने की कोशिश हो।',
      'साल 2023 के जलवायु सम्मेलन में देशों से कहा गया कि 2030 तक दुनिया की नवीकरणीय ऊर्जा क्षमता तीन गुनी की जाए और ऊर्जा प्रणालियों में जीवाश्म ईंधन से दूरी बनाई जाए।',
      'संयुक्त राष्ट्र की एक पहल का लक्ष्य है कि 2027 के अंत तक धरती पर हर व्यक्ति को समय रहते चेतावनी देने वाली प्रणाली की सुरक्षा मिले।',
    ],
  },
};
