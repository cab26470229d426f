import { MADHYA_PRADESH_BODIES } from '@/lib/content/bodies/madhya-pradesh';
import type { StateRecord } from './state';

/** Formed by the reorganisation of the states in 1956; Chhattisgarh parted from it in 2000. */
export const MADHYA_PRADESH: StateRecord = {
  id: 'madhya-pradesh',
  name: { en: 'Madhya Pradesh', hi: 'मध्य प्रदेश' },
  code: { en: 'MP', hi: 'एमपी' },
  capital: { en: 'Bhopal', hi: 'भोपाल' },
  region: { en: 'Central India', hi: 'मध्य भारत' },
  colour: '#8a6d3b',
  population: 72_626_809,
  areaKm2: 308_245,
  established: '1956-11-01',
  languages: {
    en: ['Hindi', 'Malvi', 'Bundeli', 'Bagheli', 'Gondi'],
    hi: ['हिंदी', 'मालवी', 'बुंदेली', 'बघेली', 'गोंडी'],
  },
  majorCities: {
    en: ['Bhopal', 'Indore', 'Jabalpur', 'Gwalior', 'Ujjain', 'Sagar'],
    hi: ['भोपाल', 'इंदौर', 'जबलपुर', 'ग्वालियर', 'उज्जैन', 'सागर'],
  },
  attractions: [
    {
      picture: 'nagara',
      name: { en: 'Khajuraho temples', hi: 'खजुराहो के मंदिर' },
      text: {
        en: 'Temples of sandstone from the 10th and 11th centuries, covered from foot to spire with carved figures; World Heritage since 1986.',
        hi: 'बलुआ पत्थर के मंदिर, जो 10वीं और 11वीं सदी में बने; नींव से शिखर तक तराशी हुई मूर्तियाँ। 1986 से विश्व धरोहर।',
      },
    },
    {
      picture: 'stupa',
      name: { en: 'Sanchi Stupa', hi: 'साँची का स्तूप' },
      text: {
        en: 'One of the oldest stone monuments of India: the great dome, begun under Ashoka, and its four carved gateways.',
        hi: 'भारत के सबसे पुराने पत्थर के स्मारकों में से एक: अशोक के समय शुरू हुआ बड़ा गुंबद और उसके चार नक़्क़ाशीदार तोरण।',
      },
    },
    {
      picture: 'rockart',
      name: { en: 'Bhimbetka rock shelters', hi: 'भीमबेटका के शैलाश्रय' },
      text: {
        en: 'Overhangs in the forest in which people painted hunts, dances and herds over thousands of years.',
        hi: 'जंगल की चट्टानों के नीचे हज़ारों साल में बने चित्र: शिकार, नृत्य और पशुओं के झुंड।',
      },
    },
    {
      picture: 'tiger',
      name: { en: 'Kanha National Park', hi: 'कान्हा राष्ट्रीय उद्यान' },
      text: {
        en: 'Sal forest and wide meadows, home of the tiger and of the barasingha, the swamp deer.',
        hi: 'साल के जंगल और खुले मैदान, बाघ और बारहसिंगा का घर।',
      },
    },
    {
      picture: 'ghats',
      name: { en: 'Mahakaleshwar Temple in Ujjain', hi: 'उज्जैन का महाकालेश्वर मंदिर' },
      text: {
        en: 'The temple of Shiva stands by a lake near the river Shipra, whose ghats fill at every festival.',
        hi: 'शिव का यह मंदिर एक सरोवर के किनारे है; पास ही शिप्रा के घाट हर पर्व पर भर जाते हैं।',
      },
    },
  ],
  description: {
    en: 'Madhya Pradesh lies at the centre of India and is its second largest state by area. The Narmada, the Chambal and the Betwa flow through it. Khajuraho, Sanchi and Bhimbetka are World Heritage sites.',
    hi: 'मध्य प्रदेश भारत के बीचोंबीच बसा है और क्षेत्रफल में देश का दूसरा सबसे बड़ा राज्य है। नर्मदा, चंबल और बेतवा यहाँ से होकर बहती हैं। खजुराहो, साँची और भीमबेटका विश्व धरोहर स्थल हैं।',
  },
  samples: [
    {
      id: 'madhya-pradesh-education',
      category: 'education',
      picture: 'library',
      readMinutes: 3,
      views: 4120,
      publishedAt: '2024-01-15',
      city: { en: 'Ujjain', hi: 'उज्जैन' },
      title: {
        en: 'Ujjain schools keep their libraries open for the neighbourhood',
        hi: 'उज्जैन के स्कूलों में शाम को भी खुले रहेंगे पुस्तकालय',
      },
      description: {
        en: 'Twelve government schools will let readers of all ages in until 8 pm on weekdays.',
        hi: '12 सरकारी स्कूलों में सोमवार से शुक्रवार रात 8 बजे तक हर उम्र के पाठक आ सकेंगे।',
      },
    },
    {
      id: 'madhya-pradesh-business',
      category: 'business',
      picture: 'saridrape',
      readMinutes: 2,
      views: 3680,
      publishedAt: '2024-01-14',
      city: { en: 'Maheshwar', hi: 'महेश्वर' },
      title: {
        en: 'Maheshwar weavers take saree orders through one shared phone shop',
        hi: 'महेश्वर के बुनकर अब मोबाइल पर मिलकर लेंगे साड़ियों के ऑर्डर',
      },
      description: {
        en: 'Seventy families show their looms on video calls and post the sarees twice a week.',
        hi: '70 परिवार वीडियो कॉल पर अपने करघे दिखाते हैं और हफ़्ते में दो बार साड़ियाँ डाक से भेजते हैं।',
      },
    },
    {
      id: 'madhya-pradesh-tourism',
      category: 'tourism',
      picture: 'guides',
      readMinutes: 3,
      views: 6240,
      publishedAt: '2024-01-13',
      city: { en: 'Mandla', hi: 'मंडला' },
      title: {
        en: 'Forty village guides trained for walks around Kanha',
        hi: 'कान्हा के आसपास पैदल सैर कराएँगे गाँवों के 40 प्रशिक्षित गाइड',
      },
      description: {
        en: 'The guides learnt bird calls, plant names and first aid over six weeks.',
        hi: 'गाइडों ने छह हफ़्ते में पक्षियों की बोलियाँ, पौधों के नाम और प्राथमिक उपचार सीखा।',
      },
    },
    {
      id: 'madhya-pradesh-culture',
      category: 'culture',
      picture: 'sitar',
      readMinutes: 2,
      views: 2950,
      publishedAt: '2024-01-12',
      city: { en: 'Gwalior', hi: 'ग्वालियर' },
      title: {
        en: 'Gwalior’s winter music evenings move to the open lawns',
        hi: 'ग्वालियर में सर्दियों की संगीत संध्याएँ अब खुले मैदान में',
      },
      description: {
        en: 'Young singers will perform every Friday, and entry is free for all.',
        hi: 'हर शुक्रवार युवा गायक प्रस्तुति देंगे और प्रवेश सबके लिए मुफ़्त रहेगा।',
      },
    },
    {
      id: 'madhya-pradesh-energy',
      category: 'energy',
      picture: 'roofsolar',
      readMinutes: 3,
      views: 3310,
      publishedAt: '2024-01-11',
      city: { en: 'Sagar', hi: 'सागर' },
      title: {
        en: 'Rooftop panels to power 60 health centres in Sagar district',
        hi: 'सागर ज़िले के 60 स्वास्थ्य केंद्रों की छतों पर लगेंगे सोलर पैनल',
      },
      description: {
        en: 'The panels will keep vaccine fridges running when the supply fails.',
        hi: 'बिजली जाने पर भी इन पैनलों से टीकों के फ़्रिज चलते रहेंगे।',
      },
    },
    {
      id: 'madhya-pradesh-politics',
      category: 'politics',
      picture: 'assembly',
      readMinutes: 3,
      views: 4780,
      publishedAt: '2024-01-10',
      city: { en: 'Bhopal', hi: 'भोपाल' },
      title: {
        en: 'Assembly committee in Bhopal to hear farmers on canal timings',
        hi: 'भोपाल में विधानसभा समिति नहरों के समय पर किसानों की राय सुनेगी',
      },
      description: {
        en: 'Members of all sides will sit for two days and publish their notes within a month.',
        hi: 'सभी पक्षों के सदस्य दो दिन बैठेंगे और एक महीने में अपनी टिप्पणियाँ प्रकाशित करेंगे।',
      },
    },
  ],
  bodies: MADHYA_PRADESH_BODIES,
};
