import { MAHARASHTRA_BODIES } from '@/lib/content/bodies/maharashtra';
import type { StateRecord } from './state';

/** Formed when Bombay State was divided on 1 May 1960, kept as Maharashtra Day. */
export const MAHARASHTRA: StateRecord = {
  id: 'maharashtra',
  name: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
  code: { en: 'MH', hi: 'एमएच' },
  capital: { en: 'Mumbai', hi: 'मुंबई' },
  region: { en: 'Western India', hi: 'पश्चिमी भारत' },
  colour: '#a07c2e',
  population: 112_374_333,
  areaKm2: 307_713,
  established: '1960-05-01',
  languages: {
    en: ['Marathi', 'Hindi', 'Urdu', 'Gujarati'],
    hi: ['मराठी', 'हिंदी', 'उर्दू', 'गुजराती'],
  },
  majorCities: {
    en: ['Mumbai', 'Pune', 'Nagpur', 'Nashik', 'Thane', 'Kolhapur'],
    hi: ['मुंबई', 'पुणे', 'नागपुर', 'नासिक', 'ठाणे', 'कोल्हापुर'],
  },
  attractions: [
    {
      picture: 'caves',
      name: { en: 'Ajanta Caves', hi: 'अजंता की गुफाएँ' },
      text: {
        en: 'Thirty Buddhist caves cut into a horseshoe of rock, famous for their wall paintings.',
        hi: 'घोड़े की नाल जैसी चट्टान में कटी 30 बौद्ध गुफाएँ, जो अपने भित्ति चित्रों के लिए मशहूर हैं।',
      },
    },
    {
      picture: 'rocktemple',
      name: { en: 'Ellora Caves', hi: 'एलोरा की गुफाएँ' },
      text: {
        en: 'Buddhist, Hindu and Jain caves in a row; the Kailasa temple was carved out of the hill from the top down.',
        hi: 'बौद्ध, हिंदू और जैन गुफाएँ एक क़तार में; कैलास मंदिर पहाड़ को ऊपर से नीचे तराशकर बना।',
      },
    },
    {
      picture: 'gateway',
      name: { en: 'Gateway of India', hi: 'गेटवे ऑफ़ इंडिया' },
      text: {
        en: 'The arch of basalt at Mumbai’s harbour, finished in 1924; the boats leave from its steps.',
        hi: 'मुंबई के बंदरगाह पर बेसाल्ट का मेहराब, 1924 में पूरा हुआ; नावें इसकी सीढ़ियों से चलती हैं।',
      },
    },
    {
      picture: 'elephanta',
      name: { en: 'Elephanta Caves', hi: 'एलिफ़ेंटा की गुफाएँ' },
      text: {
        en: 'Temples in the rock of an island, an hour by boat; their great Shiva has three faces.',
        hi: 'नाव से एक घंटे दूर द्वीप की चट्टान में कटे मंदिर, जहाँ शिव की तीन मुखों वाली विशाल मूर्ति है।',
      },
    },
    {
      picture: 'hillfort',
      name: { en: 'Raigad Fort', hi: 'रायगढ़ क़िला' },
      text: {
        en: 'Shivaji was crowned here in 1674; steps or a ropeway lead up to the plateau.',
        hi: 'छत्रपति शिवाजी का राज्याभिषेक 1674 में यहीं हुआ; ऊपर सीढ़ियों या रोपवे से पहुँचते हैं।',
      },
    },
  ],
  description: {
    en: 'Maharashtra is the second most populous state of India. The Sahyadri range runs between its long Konkan coast and the Deccan plateau. Its capital Mumbai is home to the Reserve Bank of India and the main stock exchanges.',
    hi: 'महाराष्ट्र जनसंख्या में भारत का दूसरा सबसे बड़ा राज्य है। लंबे कोंकण तट और दक्कन के पठार के बीच सह्याद्रि पर्वतमाला है। राजधानी मुंबई में भारतीय रिज़र्व बैंक और देश के प्रमुख शेयर बाज़ार हैं।',
  },
  samples: [
    {
      id: 'maharashtra-education',
      category: 'education',
      picture: 'library',
      readMinutes: 2,
      views: 3970,
      publishedAt: '2024-01-15',
      city: { en: 'Pune', hi: 'पुणे' },
      title: {
        en: 'One library card for twenty Pune colleges',
        hi: 'पुणे के 20 कॉलेजों के लिए एक ही पुस्तकालय कार्ड',
      },
      description: {
        en: 'Students can borrow from any campus and return the book at their own.',
        hi: 'छात्र किसी भी कॉलेज से किताब लेकर उसे अपने कॉलेज में लौटा सकेंगे।',
      },
    },
    {
      id: 'maharashtra-business',
      category: 'business',
      picture: 'train',
      readMinutes: 3,
      views: 4350,
      publishedAt: '2024-01-14',
      city: { en: 'Nagpur', hi: 'नागपुर' },
      title: {
        en: 'Nagpur orange growers send fruit straight to Mumbai',
        hi: 'नागपुर के संतरा उत्पादक सीधे मुंबई भेज रहे हैं फल',
      },
      description: {
        en: 'A farmers’ group books parcel space on the night train three times a week.',
        hi: 'किसानों का समूह हफ़्ते में तीन बार रात की ट्रेन में पार्सल की जगह बुक करता है।',
      },
    },
    {
      id: 'maharashtra-tourism',
      category: 'tourism',
      picture: 'bus',
      readMinutes: 2,
      views: 5410,
      publishedAt: '2024-01-13',
      city: { en: 'Ajanta', hi: 'अजंता' },
      title: {
        en: 'Visitors to Ajanta to ride quieter electric buses',
        hi: 'अजंता पहुँचने वाले पर्यटक अब शांत इलेक्ट्रिक बसों में बैठेंगे',
      },
      description: {
        en: 'Ten buses will carry people from the car park to the caves.',
        hi: '10 बसें लोगों को पार्किंग से गुफाओं तक ले जाएँगी।',
      },
    },
    {
      id: 'maharashtra-culture',
      category: 'culture',
      picture: 'kitchen',
      readMinutes: 3,
      views: 3260,
      publishedAt: '2024-01-12',
      city: { en: 'Kolhapur', hi: 'कोल्हापुर' },
      title: {
        en: 'Kolhapur kitchens bring back old millet recipes',
        hi: 'कोल्हापुर की रसोइयों में लौटे ज्वार-बाजरे के पुराने व्यंजन',
      },
      description: {
        en: 'Grandmothers teach a free class each Sunday, and a cookbook is planned.',
        hi: 'दादी-नानी हर रविवार मुफ़्त कक्षा लेती हैं और व्यंजनों की किताब भी तैयार होगी।',
      },
    },
    {
      id: 'maharashtra-energy',
      category: 'energy',
      picture: 'roofsolar',
      readMinutes: 3,
      views: 4080,
      publishedAt: '2024-01-11',
      city: { en: 'Thane', hi: 'ठाणे' },
      title: {
        en: 'Housing societies in Thane pool money for rooftop solar',
        hi: 'ठाणे की हाउसिंग सोसाइटियाँ मिलकर छतों पर लगवा रही हैं सोलर',
      },
      description: {
        en: 'Fifteen societies bought together and got a lower price for each panel.',
        hi: '15 सोसाइटियों ने एक साथ ख़रीदारी की, जिससे हर पैनल सस्ता पड़ा।',
      },
    },
    {
      id: 'maharashtra-politics',
      category: 'politics',
      picture: 'council',
      readMinutes: 2,
      views: 4620,
      publishedAt: '2024-01-10',
      city: { en: 'Mumbai', hi: 'मुंबई' },
      title: {
        en: 'Mumbai ward offices to hear residents on Saturdays',
        hi: 'मुंबई के वार्ड कार्यालय शनिवार को सुनेंगे नागरिकों की बात',
      },
      description: {
        en: 'Each complaint gets a number, and answers are due within two weeks.',
        hi: 'हर शिकायत को एक नंबर मिलेगा और दो हफ़्ते में जवाब देना होगा।',
      },
    },
  ],
  bodies: MAHARASHTRA_BODIES,
};
