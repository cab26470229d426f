import { TAMIL_NADU_BODIES } from '@/lib/content/bodies/tamil-nadu';
import type { StateRecord } from './state';

/**
 * Took its present shape, as Madras State, by the reorganisation of the states in 1956; named Tamil
 * Nadu since 1969.
 */
export const TAMIL_NADU: StateRecord = {
  id: 'tamil-nadu',
  name: { en: 'Tamil Nadu', hi: 'तमिलनाडु' },
  code: { en: 'TN', hi: 'टीएन' },
  capital: { en: 'Chennai', hi: 'चेन्नई' },
  region: { en: 'Southern India', hi: 'दक्षिण भारत' },
  colour: '#5b7a5a',
  population: 72_147_030,
  areaKm2: 130_058,
  established: '1956-11-01',
  languages: {
    en: ['Tamil', 'Telugu', 'Kannada', 'Urdu'],
    hi: ['तमिल', 'तेलुगु', 'कन्नड़', 'उर्दू'],
  },
  majorCities: {
    en: ['Chennai', 'Coimbatore', 'Madurai', 'Tiruchirappalli', 'Salem', 'Tirunelveli'],
    hi: ['चेन्नई', 'कोयंबटूर', 'मदुरै', 'तिरुचिरापल्ली', 'सेलम', 'तिरुनेलवेली'],
  },
  attractions: [
    {
      picture: 'gopuram',
      name: { en: 'Meenakshi Temple in Madurai', hi: 'मदुरै का मीनाक्षी मंदिर' },
      text: {
        en: 'A temple city in the middle of Madurai; its towers are covered with painted figures.',
        hi: 'मदुरै के बीचोंबीच मंदिरों की नगरी, जिसके गोपुरम रंगीन मूर्तियों से ढके हैं।',
      },
    },
    {
      picture: 'vimana',
      name: { en: 'Brihadisvara Temple in Thanjavur', hi: 'तंजावुर का बृहदीश्वर मंदिर' },
      text: {
        en: 'Built by Rajaraja Chola about the year 1010, of granite, with a tower of some sixty metres.',
        hi: 'राजराज चोल ने साल 1010 के आसपास ग्रेनाइट से बनवाया; विमान क़रीब 60 मीटर ऊँचा है।',
      },
    },
    {
      picture: 'shoretemple',
      name: { en: 'Shore Temple at Mamallapuram', hi: 'महाबलीपुरम का तट मंदिर' },
      text: {
        en: 'Stone temples of the 8th century at the edge of the waves, part of a World Heritage site.',
        hi: 'लहरों के किनारे 8वीं सदी के पत्थर के मंदिर, विश्व धरोहर का हिस्सा।',
      },
    },
    {
      picture: 'hilltrain',
      name: { en: 'Nilgiri Mountain Railway', hi: 'नीलगिरि पर्वतीय रेल' },
      text: {
        en: 'The rack railway has climbed from Mettupalayam to the tea hills of Udhagamandalam since 1908.',
        hi: 'दाँतेदार पटरी वाली यह रेल 1908 से मेट्टुपालयम से चाय के पहाड़ों में उदगमंडलम तक चढ़ती है।',
      },
    },
    {
      picture: 'beach',
      name: { en: 'Marina Beach in Chennai', hi: 'चेन्नई का मरीना बीच' },
      text: {
        en: 'The long city beach of Chennai, with kites, horses and stalls in the evening.',
        hi: 'चेन्नई का लंबा समुद्र तट; शाम को पतंगें, घोड़े और चाट के ठेले।',
      },
    },
  ],
  description: {
    en: 'Tamil Nadu lies at the southern end of the Indian mainland, on the Bay of Bengal. Tamil is one of the classical languages of India. The Great Living Chola Temples and the monuments of Mamallapuram are World Heritage sites.',
    hi: 'तमिलनाडु भारत की मुख्य भूमि के दक्षिणी छोर पर, बंगाल की खाड़ी के किनारे बसा है। तमिल भारत की शास्त्रीय भाषाओं में से एक है। महान जीवंत चोल मंदिर और महाबलीपुरम के स्मारक विश्व धरोहर हैं।',
  },
  samples: [
    {
      id: 'tamil-nadu-education',
      category: 'education',
      picture: 'classroom',
      readMinutes: 3,
      views: 3390,
      publishedAt: '2024-01-15',
      city: { en: 'Madurai', hi: 'मदुरै' },
      title: {
        en: 'Evening classes in Madurai help young workers finish school',
        hi: 'मदुरै की शाम की कक्षाओं में कामकाजी युवा पूरी कर रहे पढ़ाई',
      },
      description: {
        en: 'Two hundred learners have joined, and retired teachers lead the lessons.',
        hi: '200 विद्यार्थी जुड़ चुके हैं और सेवानिवृत्त शिक्षक उन्हें पढ़ा रहे हैं।',
      },
    },
    {
      id: 'tamil-nadu-business',
      category: 'business',
      picture: 'workshop',
      readMinutes: 2,
      views: 4010,
      publishedAt: '2024-01-14',
      city: { en: 'Coimbatore', hi: 'कोयंबटूर' },
      title: {
        en: 'Coimbatore pump makers build a common repair network',
        hi: 'कोयंबटूर के पंप निर्माताओं ने बनाया मरम्मत का साझा नेटवर्क',
      },
      description: {
        en: 'Any workshop on the list will mend a pump of any member brand.',
        hi: 'सूची की कोई भी दुकान हर सदस्य ब्रांड का पंप ठीक करेगी।',
      },
    },
    {
      id: 'tamil-nadu-tourism',
      category: 'tourism',
      picture: 'toytrain',
      readMinutes: 3,
      views: 6350,
      publishedAt: '2024-01-13',
      city: { en: 'Ooty', hi: 'ऊटी' },
      title: {
        en: 'Nilgiri hill train gets a weekend heritage coach',
        hi: 'नीलगिरि की पहाड़ी ट्रेन में सप्ताहांत पर जुड़ेगा हेरिटेज कोच',
      },
      description: {
        en: 'The wooden coach has wide windows and a guide on board.',
        hi: 'लकड़ी के इस कोच में चौड़ी खिड़कियाँ हैं और साथ में गाइड भी रहेगा।',
      },
    },
    {
      id: 'tamil-nadu-culture',
      category: 'culture',
      picture: 'goldleaf',
      readMinutes: 2,
      views: 2840,
      publishedAt: '2024-01-12',
      city: { en: 'Thanjavur', hi: 'तंजावुर' },
      title: {
        en: 'Thanjavur painters open their studios for a month',
        hi: 'तंजावुर के चित्रकारों ने एक महीने के लिए खोले अपने स्टूडियो',
      },
      description: {
        en: 'Visitors can try gold leaf work at eighteen family studios.',
        hi: '18 पारिवारिक स्टूडियो में लोग सोने के वर्क़ का काम ख़ुद करके देख सकते हैं।',
      },
    },
    {
      id: 'tamil-nadu-energy',
      category: 'energy',
      picture: 'turbinecheck',
      readMinutes: 3,
      views: 3560,
      publishedAt: '2024-01-11',
      city: { en: 'Tirunelveli', hi: 'तिरुनेलवेली' },
      title: {
        en: 'Wind farms near Tirunelveli checked ahead of the windy months',
        hi: 'तिरुनेलवेली के पवन फ़ार्म में तेज़ हवा के महीनों से पहले जाँच',
      },
      description: {
        en: 'Engineers inspected 120 turbines and trained local climbers for the work.',
        hi: 'इंजीनियरों ने 120 टर्बाइन जाँचे और इस काम के लिए स्थानीय युवाओं को सिखाया।',
      },
    },
    {
      id: 'tamil-nadu-politics',
      category: 'politics',
      picture: 'rain',
      readMinutes: 3,
      views: 4290,
      publishedAt: '2024-01-10',
      city: { en: 'Chennai', hi: 'चेन्नई' },
      title: {
        en: 'Chennai ward committees map rainwater drains with residents',
        hi: 'चेन्नई की वार्ड समितियाँ निवासियों के साथ बना रहीं बरसाती नालों का नक़्शा',
      },
      description: {
        en: 'The maps go to the city council before the next rains.',
        hi: 'अगली बारिश से पहले ये नक़्शे नगर परिषद को सौंपे जाएँगे।',
      },
    },
  ],
  bodies: TAMIL_NADU_BODIES,
};
