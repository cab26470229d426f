import { WEST_BENGAL_BODIES } from '@/lib/content/bodies/west-bengal';
import type { StateRecord } from './state';

/**
 * Came into being when Bengal was divided on 15 August 1947; its present extent dates from 1
 * November 1956.
 */
export const WEST_BENGAL: StateRecord = {
  id: 'west-bengal',
  name: { en: 'West Bengal', hi: 'पश्चिम बंगाल' },
  code: { en: 'WB', hi: 'डब्ल्यूबी' },
  capital: { en: 'Kolkata', hi: 'कोलकाता' },
  region: { en: 'Eastern India', hi: 'पूर्वी भारत' },
  colour: '#3f7f7a',
  population: 91_276_115,
  areaKm2: 88_752,
  established: '1947-08-15',
  languages: {
    en: ['Bengali', 'Nepali', 'Santali', 'Hindi', 'Urdu'],
    hi: ['बांग्ला', 'नेपाली', 'संताली', 'हिंदी', 'उर्दू'],
  },
  majorCities: {
    en: ['Kolkata', 'Howrah', 'Asansol', 'Siliguri', 'Durgapur', 'Bardhaman'],
    hi: ['कोलकाता', 'हावड़ा', 'आसनसोल', 'सिलीगुड़ी', 'दुर्गापुर', 'बर्धमान'],
  },
  attractions: [
    {
      picture: 'victoria',
      name: { en: 'Victoria Memorial in Kolkata', hi: 'कोलकाता का विक्टोरिया मेमोरियल' },
      text: {
        en: 'A palace of white marble in a park, opened in 1921; today a museum.',
        hi: 'बाग़ के बीच सफ़ेद संगमरमर की इमारत, 1921 में खुली; आज एक संग्रहालय है।',
      },
    },
    {
      picture: 'howrah',
      name: { en: 'Howrah Bridge', hi: 'हावड़ा ब्रिज' },
      text: {
        en: 'The steel bridge over the Hooghly has no nuts and bolts; it was opened in 1943.',
        hi: 'हुगली पर इस्पात का पुल, जिसमें नट-बोल्ट नहीं हैं; 1943 में खुला।',
      },
    },
    {
      picture: 'tiger',
      name: { en: 'Sundarbans National Park', hi: 'सुंदरबन राष्ट्रीय उद्यान' },
      text: {
        en: 'The largest mangrove forest in the world, where tigers swim between the islands.',
        hi: 'दुनिया का सबसे बड़ा मैंग्रोव वन, जहाँ बाघ टापुओं के बीच तैरते हैं।',
      },
    },
    {
      picture: 'hilltrain',
      name: { en: 'Darjeeling Himalayan Railway', hi: 'दार्जिलिंग हिमालयन रेलवे' },
      text: {
        en: 'The toy train of 1881, two feet wide, with its loops and zigzags up to 2,200 metres.',
        hi: '1881 की खिलौना ट्रेन, दो फ़ुट की पटरी, जो घुमावों और ज़िगज़ैग से 2,200 मीटर तक चढ़ती है।',
      },
    },
    {
      picture: 'terracotta',
      name: { en: 'Terracotta temples of Bishnupur', hi: 'बिष्णुपुर के टेराकोटा मंदिर' },
      text: {
        en: 'Temples of brick from the 17th and 18th centuries; their clay tiles tell the epics.',
        hi: '17वीं और 18वीं सदी के ईंट के मंदिर; इनकी मिट्टी की पट्टियाँ महाकाव्यों की कथाएँ कहती हैं।',
      },
    },
  ],
  description: {
    en: 'West Bengal reaches from the Himalaya to the Bay of Bengal. The Sundarbans in its south are part of the largest mangrove forest in the world. Durga Puja in Kolkata is on the UNESCO list of intangible heritage.',
    hi: 'पश्चिम बंगाल हिमालय से बंगाल की खाड़ी तक फैला है। इसके दक्षिण में सुंदरबन है, जो दुनिया के सबसे बड़े मैंग्रोव वन का हिस्सा है। कोलकाता की दुर्गा पूजा यूनेस्को की अमूर्त विरासत सूची में है।',
  },
  samples: [
    {
      id: 'west-bengal-education',
      category: 'education',
      picture: 'classroom',
      readMinutes: 2,
      views: 3210,
      publishedAt: '2024-01-15',
      city: { en: 'Durgapur', hi: 'दुर्गापुर' },
      title: {
        en: 'Durgapur engineering students tutor younger pupils on Sundays',
        hi: 'दुर्गापुर में इंजीनियरिंग के छात्र रविवार को पढ़ा रहे बच्चों को',
      },
      description: {
        en: 'Maths and science are taught in Bengali and Hindi, free of charge.',
        hi: 'गणित और विज्ञान बांग्ला और हिंदी में मुफ़्त पढ़ाए जाते हैं।',
      },
    },
    {
      id: 'west-bengal-business',
      category: 'business',
      picture: 'tea',
      readMinutes: 3,
      views: 4680,
      publishedAt: '2024-01-14',
      city: { en: 'Darjeeling', hi: 'दार्जिलिंग' },
      title: {
        en: 'Small tea growers around Darjeeling sell under one name',
        hi: 'दार्जिलिंग के छोटे चाय उत्पादक एक ही नाम से बेच रहे चाय',
      },
      description: {
        en: 'Ninety families share a packing room and a common quality check.',
        hi: '90 परिवारों का पैकिंग केंद्र और गुणवत्ता की जाँच साझा है।',
      },
    },
    {
      id: 'west-bengal-tourism',
      category: 'tourism',
      picture: 'mangrove',
      readMinutes: 3,
      views: 5820,
      publishedAt: '2024-01-13',
      city: { en: 'Gosaba', hi: 'गोसाबा' },
      title: {
        en: 'Nature guides join the tourist boats of the Sundarbans',
        hi: 'सुंदरबन की पर्यटक नावों पर साथ चलेंगे प्रकृति गाइड',
      },
      description: {
        en: 'They point out birds and mangroves and keep the boats at a safe distance.',
        hi: 'गाइड पक्षियों और मैंग्रोव की पहचान कराएँगे और नावों को सुरक्षित दूरी पर रखेंगे।',
      },
    },
    {
      id: 'west-bengal-culture',
      category: 'culture',
      picture: 'stage',
      readMinutes: 2,
      views: 3930,
      publishedAt: '2024-01-12',
      city: { en: 'Kolkata', hi: 'कोलकाता' },
      title: {
        en: 'Kolkata’s small stages plan a winter of Bengali plays',
        hi: 'कोलकाता के छोटे मंचों पर सर्दियों भर बांग्ला नाटक',
      },
      description: {
        en: 'Twenty groups take turns, and students pay half the price.',
        hi: '20 नाट्य समूह बारी-बारी से मंचन करेंगे और छात्रों का टिकट आधे दाम पर होगा।',
      },
    },
    {
      id: 'west-bengal-energy',
      category: 'energy',
      picture: 'ghatlamps',
      readMinutes: 2,
      views: 3070,
      publishedAt: '2024-01-11',
      city: { en: 'Howrah', hi: 'हावड़ा' },
      title: {
        en: 'Solar lamps light the ferry ghats of Howrah',
        hi: 'सोलर लैंप से रोशन हुए हावड़ा के फ़ेरी घाट',
      },
      description: {
        en: 'The lamps stay on until the last boat and need no cable.',
        hi: 'ये लैंप आख़िरी नाव तक जलते हैं और इनमें तार नहीं लगते।',
      },
    },
    {
      id: 'west-bengal-politics',
      category: 'politics',
      picture: 'bus',
      readMinutes: 3,
      views: 3490,
      publishedAt: '2024-01-10',
      city: { en: 'Asansol', hi: 'आसनसोल' },
      title: {
        en: 'Asansol’s civic body asks residents where buses should stop',
        hi: 'आसनसोल नगर निकाय ने निवासियों से पूछा, बसें कहाँ रुकें',
      },
      description: {
        en: 'Suggestions are open for three weeks, and a public meeting will follow.',
        hi: 'तीन हफ़्ते तक सुझाव दिए जा सकेंगे, उसके बाद खुली बैठक होगी।',
      },
    },
  ],
  bodies: WEST_BENGAL_BODIES,
};
