import { GUJARAT_BODIES } from '@/lib/content/bodies/gujarat';
import type { StateRecord } from './state';

/** Formed when Bombay State was divided on 1 May 1960, kept as Gujarat Day. */
export const GUJARAT: StateRecord = {
  id: 'gujarat',
  name: { en: 'Gujarat', hi: 'गुजरात' },
  code: { en: 'GJ', hi: 'जीजे' },
  capital: { en: 'Gandhinagar', hi: 'गांधीनगर' },
  region: { en: 'Western India', hi: 'पश्चिमी भारत' },
  colour: '#7a6a9a',
  population: 60_439_692,
  areaKm2: 196_024,
  established: '1960-05-01',
  languages: {
    en: ['Gujarati', 'Hindi', 'Kutchi', 'Sindhi'],
    hi: ['गुजराती', 'हिंदी', 'कच्छी', 'सिंधी'],
  },
  majorCities: {
    en: ['Ahmedabad', 'Surat', 'Vadodara', 'Rajkot', 'Bhavnagar', 'Jamnagar'],
    hi: ['अहमदाबाद', 'सूरत', 'वडोदरा', 'राजकोट', 'भावनगर', 'जामनगर'],
  },
  attractions: [
    {
      picture: 'lion',
      name: { en: 'Gir National Park', hi: 'गिर राष्ट्रीय उद्यान' },
      text: {
        en: 'The only place in the world where the Asiatic lion lives in the wild.',
        hi: 'दुनिया में अकेली जगह, जहाँ एशियाई शेर खुले जंगल में रहते हैं।',
      },
    },
    {
      picture: 'rann',
      name: { en: 'Rann of Kutch', hi: 'कच्छ का रण' },
      text: {
        en: 'A salt desert that is under water in the monsoon and white in winter; its festival is held under the full moon.',
        hi: 'नमक का रेगिस्तान, जो मानसून में पानी में डूबा और सर्दियों में सफ़ेद रहता है; पूनम की रात सबसे सुंदर।',
      },
    },
    {
      picture: 'stepwell',
      name: { en: 'Rani ki Vav in Patan', hi: 'पाटण की रानी की वाव' },
      text: {
        en: 'A stepwell of the 11th century with hundreds of sculptures on seven levels; World Heritage since 2014.',
        hi: '11वीं सदी की बावड़ी, सात तलों पर सैकड़ों मूर्तियाँ; 2014 से विश्व धरोहर।',
      },
    },
    {
      picture: 'somnath',
      name: { en: 'Somnath Temple', hi: 'सोमनाथ मंदिर' },
      text: {
        en: 'A temple of Shiva at the Arabian Sea, rebuilt many times, last after independence.',
        hi: 'अरब सागर के किनारे शिव का मंदिर, जो कई बार बना; आख़िरी बार आज़ादी के बाद।',
      },
    },
    {
      picture: 'ashram',
      name: { en: 'Sabarmati Ashram in Ahmedabad', hi: 'अहमदाबाद का साबरमती आश्रम' },
      text: {
        en: 'Gandhi lived here by the river from 1917 to 1930; from here he set out for Dandi.',
        hi: 'महात्मा गांधी 1917 से 1930 तक नदी के किनारे यहाँ रहे; दांडी यात्रा यहीं से शुरू हुई।',
      },
    },
  ],
  description: {
    en: 'Gujarat lies on the Arabian Sea and has the longest coastline of all Indian states. The Gir forest is the last wild home of the Asiatic lion. Dholavira, Rani ki Vav and the old city of Ahmedabad are World Heritage sites.',
    hi: 'गुजरात अरब सागर के किनारे है और भारत के राज्यों में इसकी तटरेखा सबसे लंबी है। गिर का जंगल एशियाई शेर का आख़िरी प्राकृतिक घर है। धोलावीरा, रानी की वाव और अहमदाबाद का पुराना शहर विश्व धरोहर हैं।',
  },
  samples: [
    {
      id: 'gujarat-education',
      category: 'education',
      picture: 'seadiary',
      readMinutes: 3,
      views: 3180,
      publishedAt: '2024-01-15',
      city: { en: 'Bhavnagar', hi: 'भावनगर' },
      title: {
        en: 'Bhavnagar students measure the tides for a science project',
        hi: 'भावनगर के विद्यार्थी विज्ञान परियोजना के लिए नाप रहे ज्वार-भाटा',
      },
      description: {
        en: 'Nine coastal schools compare their readings every full moon.',
        hi: 'तट के नौ स्कूल हर पूर्णिमा पर अपनी नाप का मिलान करते हैं।',
      },
    },
    {
      id: 'gujarat-business',
      category: 'business',
      picture: 'loom',
      readMinutes: 2,
      views: 4570,
      publishedAt: '2024-01-14',
      city: { en: 'Surat', hi: 'सूरत' },
      title: {
        en: 'Surat opens a yarn bank for small looms',
        hi: 'सूरत में छोटे करघों के लिए खुला धागा बैंक',
      },
      description: {
        en: 'Weavers can draw yarn in small lots and pay once the cloth is sold.',
        hi: 'बुनकर थोड़ा-थोड़ा धागा ले सकेंगे और कपड़ा बिकने पर भुगतान करेंगे।',
      },
    },
    {
      id: 'gujarat-tourism',
      category: 'tourism',
      picture: 'desertstars',
      readMinutes: 3,
      views: 5970,
      publishedAt: '2024-01-13',
      city: { en: 'Bhuj', hi: 'भुज' },
      title: {
        en: 'More villages near the Rann open homestays',
        hi: 'रण के पास और गाँवों में खुले होमस्टे',
      },
      description: {
        en: 'Guests are promised dark skies, local food and a walk on the salt.',
        hi: 'मेहमानों को तारों भरा आसमान, स्थानीय खाना और नमक के मैदान की सैर मिलेगी।',
      },
    },
    {
      id: 'gujarat-culture',
      category: 'culture',
      picture: 'rooftops',
      readMinutes: 2,
      views: 6120,
      publishedAt: '2024-01-12',
      city: { en: 'Ahmedabad', hi: 'अहमदाबाद' },
      title: {
        en: 'Rooftops of old Ahmedabad get ready for the kites of Uttarayan',
        hi: 'उत्तरायण की पतंगों के लिए तैयार पुराने अहमदाबाद की छतें',
      },
      description: {
        en: 'Families share terraces, and volunteers remind flyers to use cotton thread.',
        hi: 'परिवार छतें साझा कर रहे हैं और स्वयंसेवक सूती डोर इस्तेमाल करने की याद दिला रहे हैं।',
      },
    },
    {
      id: 'gujarat-energy',
      category: 'energy',
      picture: 'solar',
      readMinutes: 3,
      views: 4240,
      publishedAt: '2024-01-11',
      city: { en: 'Vadodara', hi: 'वडोदरा' },
      title: {
        en: 'Machines to clean the solar panels above a Vadodara canal',
        hi: 'वडोदरा में नहर के ऊपर लगे सोलर पैनल साफ़ करेंगी मशीनें',
      },
      description: {
        en: 'The brushes use no water and run early in the morning.',
        hi: 'इन ब्रशों में पानी नहीं लगता और ये तड़के चलते हैं।',
      },
    },
    {
      id: 'gujarat-politics',
      category: 'politics',
      picture: 'assembly',
      readMinutes: 3,
      views: 3340,
      publishedAt: '2024-01-10',
      city: { en: 'Gandhinagar', hi: 'गांधीनगर' },
      title: {
        en: 'Gandhinagar to host a youth assembly on water',
        hi: 'गांधीनगर में पानी के मुद्दे पर बैठेगी युवा विधानसभा',
      },
      description: {
        en: 'Students from thirty districts will debate and vote on model proposals.',
        hi: '30 ज़िलों के विद्यार्थी नमूना प्रस्तावों पर बहस और मतदान करेंगे।',
      },
    },
  ],
  bodies: GUJARAT_BODIES,
};
