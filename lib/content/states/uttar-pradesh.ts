import { UTTAR_PRADESH_BODIES } from '@/lib/content/bodies/uttar-pradesh';
import type { StateRecord } from './state';

/** Named on 24 January 1950, kept as Uttar Pradesh Day; Uttarakhand parted from it in 2000. */
export const UTTAR_PRADESH: StateRecord = {
  id: 'uttar-pradesh',
  name: { en: 'Uttar Pradesh', hi: 'उत्तर प्रदेश' },
  code: { en: 'UP', hi: 'यूपी' },
  capital: { en: 'Lucknow', hi: 'लखनऊ' },
  region: { en: 'Northern India', hi: 'उत्तर भारत' },
  colour: '#4f6f8f',
  population: 199_812_341,
  areaKm2: 240_928,
  established: '1950-01-24',
  languages: {
    en: ['Hindi', 'Urdu', 'Awadhi', 'Braj', 'Bhojpuri'],
    hi: ['हिंदी', 'उर्दू', 'अवधी', 'ब्रज', 'भोजपुरी'],
  },
  majorCities: {
    en: ['Lucknow', 'Kanpur', 'Varanasi', 'Agra', 'Prayagraj', 'Noida'],
    hi: ['लखनऊ', 'कानपुर', 'वाराणसी', 'आगरा', 'प्रयागराज', 'नोएडा'],
  },
  attractions: [
    {
      picture: 'taj',
      name: { en: 'Taj Mahal in Agra', hi: 'आगरा का ताजमहल' },
      text: {
        en: 'The white marble tomb by the Yamuna, begun in 1632 for Mumtaz Mahal.',
        hi: 'यमुना के किनारे सफ़ेद संगमरमर का मक़बरा, जो 1632 में मुमताज़ महल के लिए बनना शुरू हुआ।',
      },
    },
    {
      picture: 'ghats',
      name: { en: 'Ghats of Varanasi', hi: 'वाराणसी के घाट' },
      text: {
        en: 'More than eighty flights of steps along the Ganga; the evening aarti is held every day.',
        hi: 'गंगा के किनारे 80 से ज़्यादा घाट; आरती हर शाम होती है।',
      },
    },
    {
      picture: 'sikri',
      name: { en: 'Fatehpur Sikri', hi: 'फ़तेहपुर सीकरी' },
      text: {
        en: 'Akbar’s capital of red sandstone, left after a few years; its gate, the Buland Darwaza, is 54 metres high.',
        hi: 'लाल बलुआ पत्थर की अकबर की राजधानी, जो कुछ ही साल बाद छोड़ दी गई; बुलंद दरवाज़ा 54 मीटर ऊँचा है।',
      },
    },
    {
      picture: 'sarnath',
      name: { en: 'Sarnath', hi: 'सारनाथ' },
      text: {
        en: 'Here the Buddha first taught. The Dhamek Stupa stands among the ruins of the monasteries.',
        hi: 'बुद्ध ने पहला उपदेश यहीं दिया। विहारों के अवशेषों के बीच धमेक स्तूप खड़ा है।',
      },
    },
    {
      picture: 'imambara',
      name: { en: 'Bara Imambara in Lucknow', hi: 'लखनऊ का बड़ा इमामबाड़ा' },
      text: {
        en: 'Built in the famine of 1784 to give people work; its great hall has no beam and no pillar.',
        hi: '1784 के अकाल में लोगों को काम देने के लिए बना; इसके बड़े हॉल में न कोई शहतीर है, न खंभा।',
      },
    },
  ],
  description: {
    en: 'Uttar Pradesh is the most populous state of India. Most of it is the fertile plain of the Ganga and the Yamuna, which meet at Prayagraj. The Taj Mahal, Agra Fort and Fatehpur Sikri are World Heritage sites.',
    hi: 'उत्तर प्रदेश जनसंख्या में भारत का सबसे बड़ा राज्य है। इसका ज़्यादातर हिस्सा गंगा और यमुना का उपजाऊ मैदान है, और दोनों नदियाँ प्रयागराज में मिलती हैं। ताजमहल, आगरा का क़िला और फ़तेहपुर सीकरी विश्व धरोहर स्थल हैं।',
  },
  samples: [
    {
      id: 'uttar-pradesh-education',
      category: 'education',
      picture: 'readingroom',
      readMinutes: 2,
      views: 4870,
      publishedAt: '2024-01-15',
      city: { en: 'Prayagraj', hi: 'प्रयागराज' },
      title: {
        en: 'Prayagraj reading rooms stay open late in the exam months',
        hi: 'परीक्षा के महीनों में देर रात तक खुलेंगे प्रयागराज के वाचनालय',
      },
      description: {
        en: 'Seats can be booked by phone, and tea is served at ten.',
        hi: 'सीट फ़ोन पर बुक हो सकेगी और रात 10 बजे चाय मिलेगी।',
      },
    },
    {
      id: 'uttar-pradesh-business',
      category: 'business',
      picture: 'phone',
      readMinutes: 3,
      views: 4140,
      publishedAt: '2024-01-14',
      city: { en: 'Noida', hi: 'नोएडा' },
      title: {
        en: 'First batch leaves Noida’s phone repair school with jobs',
        hi: 'नोएडा के मोबाइल मरम्मत स्कूल के पहले बैच को मिला काम',
      },
      description: {
        en: 'All thirty-two trainees found places at workshops in the region.',
        hi: 'सभी 32 प्रशिक्षुओं को आसपास की दुकानों में नौकरी मिली।',
      },
    },
    {
      id: 'uttar-pradesh-tourism',
      category: 'tourism',
      picture: 'walkers',
      readMinutes: 2,
      views: 6510,
      publishedAt: '2024-01-13',
      city: { en: 'Agra', hi: 'आगरा' },
      title: {
        en: 'A new walking route follows the Yamuna in Agra',
        hi: 'आगरा में यमुना के साथ-साथ बना पैदल सैर का नया रास्ता',
      },
      description: {
        en: 'The path links six gardens and has benches and drinking water.',
        hi: 'यह रास्ता छह बाग़ों को जोड़ता है और इसमें बेंच व पीने का पानी भी है।',
      },
    },
    {
      id: 'uttar-pradesh-culture',
      category: 'culture',
      picture: 'kitchen',
      readMinutes: 3,
      views: 5060,
      publishedAt: '2024-01-12',
      city: { en: 'Lucknow', hi: 'लखनऊ' },
      title: {
        en: 'Lucknow plans a week of Awadhi food and stories',
        hi: 'लखनऊ में सजेगा अवधी खानपान और क़िस्सों का हफ़्ता',
      },
      description: {
        en: 'Home cooks will share forty dishes and the tales that go with them.',
        hi: 'घरेलू रसोइये 40 पकवान और उनसे जुड़े क़िस्से साझा करेंगे।',
      },
    },
    {
      id: 'uttar-pradesh-energy',
      category: 'energy',
      picture: 'eboat',
      readMinutes: 3,
      views: 4430,
      publishedAt: '2024-01-11',
      city: { en: 'Varanasi', hi: 'वाराणसी' },
      title: {
        en: 'More boats at the Varanasi ghats switch to batteries',
        hi: 'वाराणसी के घाटों पर बैटरी से चलने लगीं और नावें',
      },
      description: {
        en: 'Boatmen say the river is quieter at dawn and running costs are lower.',
        hi: 'नाविकों के मुताबिक़ सुबह की नदी अब ज़्यादा शांत है और ख़र्च भी कम है।',
      },
    },
    {
      id: 'uttar-pradesh-politics',
      category: 'politics',
      picture: 'assembly',
      readMinutes: 2,
      views: 3870,
      publishedAt: '2024-01-10',
      city: { en: 'Lucknow', hi: 'लखनऊ' },
      title: {
        en: 'Assembly sets aside two days to discuss village roads',
        hi: 'विधानसभा में गाँव की सड़कों पर होगी दो दिन की चर्चा',
      },
      description: {
        en: 'Members will bring lists from their areas, and the debate will be streamed.',
        hi: 'सदस्य अपने-अपने क्षेत्र की सूची लाएँगे और चर्चा का सीधा प्रसारण होगा।',
      },
    },
  ],
  bodies: UTTAR_PRADESH_BODIES,
};
