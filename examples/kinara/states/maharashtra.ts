/** The facts are true: Census of India 2011; maharashtra.gov.in; UNESCO. */
export const MAHARASHTRA = {
  id: 'maharashtra',
  name: { mr: 'महाराष्ट्र', en: 'Maharashtra' },
  code: { mr: 'एमएच', en: 'MH' },
  capital: { mr: 'मुंबई', en: 'Mumbai' },
  region: { mr: 'पश्चिम भारत', en: 'Western India' },
  colour: '#8a5a2b',
  population: 112_374_333,
  areaKm2: 307_713,
  established: '1960-05-01',
  languages: { mr: ['मराठी', 'हिंदी', 'कोंकणी'], en: ['Marathi', 'Hindi', 'Konkani'] },
  majorCities: {
    mr: ['मुंबई', 'पुणे', 'नागपूर', 'नाशिक', 'रत्नागिरी'],
    en: ['Mumbai', 'Pune', 'Nagpur', 'Nashik', 'Ratnagiri'],
  },
  cities: ['mumbai'],
  attractions: [
    {
      picture: 'elephanta',
      name: { mr: 'घारापुरीची लेणी', en: 'The caves of Elephanta' },
      text: {
        mr: 'मुंबईजवळच्या बेटावरील शिवाची लेणी; 1987 पासून जागतिक वारसा.',
        en: 'Caves of Shiva on an island near Mumbai; World Heritage since 1987.',
      },
    },
  ],
  description: {
    mr: 'महाराष्ट्र अरबी समुद्रापासून सह्याद्रीच्या पूर्वेकडील पठारापर्यंत पसरला आहे. राज्याची राजधानी मुंबई हे देशातील सर्वांत मोठे बंदर आणि आर्थिक केंद्र आहे.',
    en: 'Maharashtra reaches from the Arabian Sea to the plateau east of the Sahyadri. Its capital Mumbai is the country’s financial centre and one of its large ports.',
  },
};
