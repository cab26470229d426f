import { RAJASTHAN_BODIES } from '@/lib/content/bodies/rajasthan';
import type { StateRecord } from './state';

/**
 * Counts from the union of 30 March 1949, kept as Rajasthan Day; its present extent dates from 1
 * November 1956.
 */
export const RAJASTHAN: StateRecord = {
  id: 'rajasthan',
  name: { en: 'Rajasthan', hi: 'राजस्थान' },
  code: { en: 'RJ', hi: 'आरजे' },
  capital: { en: 'Jaipur', hi: 'जयपुर' },
  region: { en: 'North-western India', hi: 'उत्तर-पश्चिमी भारत' },
  colour: '#a8643f',
  population: 68_548_437,
  areaKm2: 342_239,
  established: '1949-03-30',
  languages: {
    en: ['Hindi', 'Marwari', 'Mewari', 'Dhundhari', 'Hadauti'],
    hi: ['हिंदी', 'मारवाड़ी', 'मेवाड़ी', 'ढूँढाड़ी', 'हाड़ौती'],
  },
  majorCities: {
    en: ['Jaipur', 'Jodhpur', 'Udaipur', 'Kota', 'Ajmer', 'Bikaner'],
    hi: ['जयपुर', 'जोधपुर', 'उदयपुर', 'कोटा', 'अजमेर', 'बीकानेर'],
  },
  attractions: [
    {
      picture: 'hillfort',
      name: { en: 'Amber Fort in Jaipur', hi: 'जयपुर का आमेर क़िला' },
      text: {
        en: 'A hill fort of sandstone and marble above a lake, with courtyards, mirrors and a long ramp.',
        hi: 'झील के ऊपर पहाड़ी पर बलुआ पत्थर और संगमरमर का क़िला, आँगन, शीशे और लंबी चढ़ाई।',
      },
    },
    {
      picture: 'bluefort',
      name: { en: 'Mehrangarh Fort in Jodhpur', hi: 'जोधपुर का मेहरानगढ़ क़िला' },
      text: {
        en: 'Its walls rise from the rock above the blue houses of the old city; the palaces inside are a museum.',
        hi: 'नीले घरों वाले पुराने शहर के ऊपर चट्टान से उठती दीवारें; भीतर के महल अब संग्रहालय हैं।',
      },
    },
    {
      picture: 'citypalace',
      name: { en: 'City Palace in Udaipur', hi: 'उदयपुर का सिटी पैलेस' },
      text: {
        en: 'Palaces of four centuries side by side on the shore of Lake Pichola.',
        hi: 'पिछोला झील के किनारे चार सदियों में बने महल, एक के बाद एक।',
      },
    },
    {
      picture: 'sandfort',
      name: { en: 'Jaisalmer Fort', hi: 'जैसलमेर का क़िला' },
      text: {
        en: 'A fort of yellow sandstone at the edge of the Thar, in which people still live.',
        hi: 'थार के किनारे पीले बलुआ पत्थर का क़िला, जिसमें आज भी लोग रहते हैं।',
      },
    },
    {
      picture: 'tiger',
      name: { en: 'Ranthambore National Park', hi: 'रणथंभौर राष्ट्रीय उद्यान' },
      text: {
        en: 'Dry forest, lakes and a fort on the hill; tigers are seen here by day.',
        hi: 'सूखा जंगल, झीलें और पहाड़ी पर क़िला; बाघ यहाँ दिन में भी दिख जाते हैं।',
      },
    },
  ],
  description: {
    en: 'Rajasthan is the largest state of India by area. The Aravalli hills cross it, and the Thar Desert covers much of its west. Six of its hill forts are together a World Heritage site.',
    hi: 'राजस्थान क्षेत्रफल में भारत का सबसे बड़ा राज्य है। अरावली की पहाड़ियाँ इसके बीच से गुज़रती हैं और पश्चिम का बड़ा हिस्सा थार मरुस्थल में है। यहाँ के छह पहाड़ी क़िले मिलकर एक विश्व धरोहर हैं।',
  },
  samples: [
    {
      id: 'rajasthan-education',
      category: 'education',
      picture: 'desertclass',
      readMinutes: 3,
      views: 3540,
      publishedAt: '2024-01-15',
      city: { en: 'Bikaner', hi: 'बीकानेर' },
      title: {
        en: 'Bikaner schools take desert lessons outdoors',
        hi: 'बीकानेर के स्कूलों में रेगिस्तान का पाठ अब खुले में',
      },
      description: {
        en: 'Pupils will map dunes, shrubs and old step-wells near their villages.',
        hi: 'बच्चे अपने गाँव के पास के टीलों, झाड़ियों और पुरानी बावड़ियों का नक़्शा बनाएँगे।',
      },
    },
    {
      id: 'rajasthan-business',
      category: 'business',
      picture: 'blockprint',
      readMinutes: 3,
      views: 4460,
      publishedAt: '2024-01-14',
      city: { en: 'Jaipur', hi: 'जयपुर' },
      title: {
        en: 'Jaipur block printers open a common dye house',
        hi: 'जयपुर के ब्लॉक प्रिंट कारीगरों का साझा रंगाई केंद्र शुरू',
      },
      description: {
        en: 'Forty family workshops will share clean water and treatment tanks to lower their costs.',
        hi: 'लागत घटाने के लिए 40 पारिवारिक कार्यशालाएँ साफ़ पानी और शोधन टंकियाँ साझा करेंगी।',
      },
    },
    {
      id: 'rajasthan-tourism',
      category: 'tourism',
      picture: 'lake',
      readMinutes: 2,
      views: 5890,
      publishedAt: '2024-01-13',
      city: { en: 'Udaipur', hi: 'उदयपुर' },
      title: {
        en: 'Udaipur’s lakeside walk gets signs in three languages',
        hi: 'उदयपुर में झील किनारे की सैर के लिए तीन भाषाओं में सूचना-पट्ट',
      },
      description: {
        en: 'The signs tell the story of each ghat and give the way to the next.',
        hi: 'इन पट्टों पर हर घाट की कहानी और अगले घाट का रास्ता लिखा है।',
      },
    },
    {
      id: 'rajasthan-culture',
      category: 'culture',
      picture: 'fortplay',
      readMinutes: 3,
      views: 2870,
      publishedAt: '2024-01-12',
      city: { en: 'Jodhpur', hi: 'जोधपुर' },
      title: {
        en: 'Folk singers near Jodhpur record the songs of their elders',
        hi: 'जोधपुर के लोक गायक सहेज रहे हैं बुज़ुर्गों के गीत',
      },
      description: {
        en: 'More than 200 songs have been recorded and will be free to hear in libraries.',
        hi: '200 से ज़्यादा गीत रिकॉर्ड हो चुके हैं, जिन्हें पुस्तकालयों में मुफ़्त सुना जा सकेगा।',
      },
    },
    {
      id: 'rajasthan-energy',
      category: 'energy',
      picture: 'technicians',
      readMinutes: 3,
      views: 5120,
      publishedAt: '2024-01-11',
      city: { en: 'Jaisalmer', hi: 'जैसलमेर' },
      title: {
        en: 'Fifty women train as solar technicians in Jaisalmer',
        hi: 'जैसलमेर में 50 महिलाएँ बन रही हैं सोलर तकनीशियन',
      },
      description: {
        en: 'The six-month course covers panel repair, wiring and safety.',
        hi: 'छह महीने के पाठ्यक्रम में पैनल की मरम्मत, वायरिंग और सुरक्षा सिखाई जा रही है।',
      },
    },
    {
      id: 'rajasthan-politics',
      category: 'politics',
      picture: 'council',
      readMinutes: 2,
      views: 3030,
      publishedAt: '2024-01-10',
      city: { en: 'Kota', hi: 'कोटा' },
      title: {
        en: 'Minutes of Kota’s civic meetings to appear online',
        hi: 'कोटा नगर निकाय की बैठकों का ब्योरा अब वेबसाइट पर',
      },
      description: {
        en: 'Residents will be able to read each decision within seven days.',
        hi: 'लोग हर फ़ैसला सात दिन के भीतर पढ़ सकेंगे।',
      },
    },
  ],
  bodies: RAJASTHAN_BODIES,
};
