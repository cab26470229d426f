/** The facts are true: Census of India 2011; goa.gov.in. */
export const GOA = {
  id: 'goa',
  name: { mr: 'गोवा', en: 'Goa' },
  code: { mr: 'जीए', en: 'GA' },
  capital: { mr: 'पणजी', en: 'Panaji' },
  region: { mr: 'पश्चिम भारत', en: 'Western India' },
  colour: '#3a7ca5',
  population: 1_458_545,
  areaKm2: 3702,
  established: '1987-05-30',
  languages: { mr: ['कोंकणी', 'मराठी'], en: ['Konkani', 'Marathi'] },
  majorCities: {
    mr: ['पणजी', 'मडगाव', 'वास्को द गामा', 'म्हापसा'],
    en: ['Panaji', 'Margao', 'Vasco da Gama', 'Mapusa'],
  },
  attractions: [
    {
      picture: 'beach',
      name: { mr: 'गोव्याचे समुद्रकिनारे', en: 'The beaches of Goa' },
      text: {
        mr: 'शंभर किलोमीटरहून लांब किनारपट्टीवरील वाळूचे किनारे.',
        en: 'Sandy beaches on more than a hundred kilometres of coast.',
      },
    },
  ],
  description: {
    mr: 'गोवा हे क्षेत्रफळाने भारतातील सर्वांत लहान राज्य आहे. 1961 पर्यंत तेथे पोर्तुगीजांची सत्ता होती. जुने गोवे येथील चर्च जागतिक वारसा आहेत.',
    en: 'Goa is the smallest Indian state by area. It was under Portuguese rule until 1961. The churches of Old Goa are World Heritage.',
  },
};
