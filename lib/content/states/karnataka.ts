import { KARNATAKA_BODIES } from '@/lib/content/bodies/karnataka';
import type { StateRecord } from './state';

/**
 * Formed as Mysore State by the reorganisation of the states in 1956, named Karnataka since 1
 * November 1973.
 */
export const KARNATAKA: StateRecord = {
  id: 'karnataka',
  name: { en: 'Karnataka', hi: 'कर्नाटक' },
  code: { en: 'KA', hi: 'केए' },
  capital: { en: 'Bengaluru', hi: 'बेंगलुरु' },
  region: { en: 'Southern India', hi: 'दक्षिण भारत' },
  colour: '#8f4b4b',
  population: 61_095_297,
  areaKm2: 191_791,
  established: '1956-11-01',
  languages: {
    en: ['Kannada', 'Tulu', 'Konkani', 'Urdu', 'Telugu'],
    hi: ['कन्नड़', 'तुलु', 'कोंकणी', 'उर्दू', 'तेलुगु'],
  },
  majorCities: {
    en: ['Bengaluru', 'Mysuru', 'Mangaluru', 'Hubballi', 'Belagavi', 'Kalaburagi'],
    hi: ['बेंगलुरु', 'मैसूरु', 'मंगलुरु', 'हुब्बल्ली', 'बेलगावी', 'कलबुर्गी'],
  },
  attractions: [
    {
      picture: 'hampi',
      name: { en: 'Hampi', hi: 'हंपी' },
      text: {
        en: 'The ruins of Vijayanagara among boulders by the Tungabhadra, with the stone chariot of the Vitthala temple.',
        hi: 'तुंगभद्रा के किनारे शिलाओं के बीच विजयनगर के अवशेष और विट्ठल मंदिर का पत्थर का रथ।',
      },
    },
    {
      picture: 'mysuru',
      name: { en: 'Mysuru Palace', hi: 'मैसूरु महल' },
      text: {
        en: 'The palace of the Wadiyars, finished in 1912 and lit by tens of thousands of bulbs on Sundays and at Dasara.',
        hi: 'वाडियार राजाओं का महल, 1912 में पूरा हुआ; रविवार और दशहरे पर हज़ारों बल्बों से जगमगाता है।',
      },
    },
    {
      picture: 'golgumbaz',
      name: { en: 'Gol Gumbaz in Vijayapura', hi: 'विजयपुरा का गोल गुंबज़' },
      text: {
        en: 'A tomb of the 17th century under one of the largest domes of its time; a whisper runs round its gallery.',
        hi: '17वीं सदी का मक़बरा, अपने समय के सबसे बड़े गुंबदों में से एक; इसकी दीर्घा में फुसफुसाहट भी गूँजती है।',
      },
    },
    {
      picture: 'hills',
      name: { en: 'Jog Falls', hi: 'जोग जलप्रपात' },
      text: {
        en: 'The Sharavati drops about 250 metres in four falls; they are fullest in the monsoon.',
        hi: 'शरावती नदी चार धाराओं में क़रीब 250 मीटर नीचे गिरती है; मानसून में पानी सबसे ज़्यादा होता है।',
      },
    },
    {
      picture: 'elephant',
      name: { en: 'Bandipur National Park', hi: 'बांदीपुर राष्ट्रीय उद्यान' },
      text: {
        en: 'Forest below the Nilgiris, known for its elephants, with tigers and gaur.',
        hi: 'नीलगिरि की तलहटी का जंगल, हाथियों के लिए मशहूर; बाघ और गौर भी यहीं हैं।',
      },
    },
  ],
  description: {
    en: 'Karnataka reaches from the Arabian Sea over the Western Ghats to the Deccan plateau. The Krishna, the Tungabhadra and the Kaveri flow through it. Its capital Bengaluru is a centre of information technology.',
    hi: 'कर्नाटक अरब सागर से पश्चिमी घाट होते हुए दक्कन के पठार तक फैला है। कृष्णा, तुंगभद्रा और कावेरी यहाँ से होकर बहती हैं। राजधानी बेंगलुरु सूचना प्रौद्योगिकी का केंद्र है।',
  },
  samples: [
    {
      id: 'karnataka-education',
      category: 'education',
      picture: 'nightsky',
      readMinutes: 2,
      views: 3720,
      publishedAt: '2024-01-15',
      city: { en: 'Mysuru', hi: 'मैसूरु' },
      title: {
        en: 'Mysuru’s science van reaches its hundredth village school',
        hi: 'मैसूरु की विज्ञान वैन पहुँची 100वें ग्रामीण स्कूल में',
      },
      description: {
        en: 'Children built a small telescope and looked at the moon the same evening.',
        hi: 'बच्चों ने छोटी दूरबीन बनाई और उसी शाम चाँद देखा।',
      },
    },
    {
      id: 'karnataka-business',
      category: 'business',
      picture: 'workshop',
      readMinutes: 3,
      views: 5230,
      publishedAt: '2024-01-14',
      city: { en: 'Bengaluru', hi: 'बेंगलुरु' },
      title: {
        en: 'Bengaluru start-ups open a shared workshop for machine makers',
        hi: 'बेंगलुरु के स्टार्टअप ने खोली मशीनें बनाने की साझा कार्यशाला',
      },
      description: {
        en: 'Small firms can rent tools by the hour instead of buying them.',
        hi: 'छोटी कंपनियाँ औज़ार ख़रीदने के बजाय घंटे के हिसाब से किराए पर ले सकेंगी।',
      },
    },
    {
      id: 'karnataka-tourism',
      category: 'tourism',
      picture: 'guides',
      readMinutes: 2,
      views: 6080,
      publishedAt: '2024-01-13',
      city: { en: 'Hampi', hi: 'हंपी' },
      title: {
        en: 'Sunrise walks with local guides begin in Hampi',
        hi: 'हंपी में स्थानीय गाइडों के साथ सूर्योदय की सैर शुरू',
      },
      description: {
        en: 'Groups of fifteen start at 6 am and end with breakfast in the village.',
        hi: '15 लोगों के समूह सुबह 6 बजे निकलते हैं और गाँव में नाश्ते पर सैर पूरी होती है।',
      },
    },
    {
      id: 'karnataka-culture',
      category: 'culture',
      picture: 'stage',
      readMinutes: 3,
      views: 2790,
      publishedAt: '2024-01-12',
      city: { en: 'Mangaluru', hi: 'मंगलुरु' },
      title: {
        en: 'Yakshagana evenings for schoolchildren in Mangaluru',
        hi: 'मंगलुरु में स्कूली बच्चों के लिए यक्षगान की शामें',
      },
      description: {
        en: 'The troupe explains each costume before the drums begin.',
        hi: 'ढोल बजने से पहले मंडली हर वेशभूषा के बारे में समझाती है।',
      },
    },
    {
      id: 'karnataka-energy',
      category: 'energy',
      picture: 'solar',
      readMinutes: 3,
      views: 3450,
      publishedAt: '2024-01-11',
      city: { en: 'Kalaburagi', hi: 'कलबुर्गी' },
      title: {
        en: 'Farmers near Kalaburagi share solar power for their pumps',
        hi: 'कलबुर्गी के किसान साझा सौर ऊर्जा से चला रहे हैं पंप',
      },
      description: {
        en: 'One plant serves thirty farms, and water now comes in the daytime.',
        hi: 'एक संयंत्र से 30 खेतों को बिजली मिलती है और सिंचाई अब दिन में होती है।',
      },
    },
    {
      id: 'karnataka-politics',
      category: 'politics',
      picture: 'library',
      readMinutes: 2,
      views: 2980,
      publishedAt: '2024-01-10',
      city: { en: 'Belagavi', hi: 'बेलगावी' },
      title: {
        en: 'Gram panchayats in Belagavi to print budgets in plain Kannada',
        hi: 'बेलगावी की ग्राम पंचायतें सरल कन्नड़ में छापेंगी बजट',
      },
      description: {
        en: 'The two-page leaflets will hang in every village library.',
        hi: 'दो पन्नों के ये पर्चे हर गाँव के पुस्तकालय में लगाए जाएँगे।',
      },
    },
  ],
  bodies: KARNATAKA_BODIES,
};
