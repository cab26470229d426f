/**
 * Synonyms that no spelling rule links. Everyday words are excluded: "आप" also means "you".
 * Newsrooms add `otherNames` in `site.config.ts`.
 */
export const COMMON_NAMES: readonly (readonly string[])[] = [
  ['UP', 'यूपी', 'उप्र', 'उ.प्र.', 'उत्तर प्रदेश', 'Uttar Pradesh'],
  ['MP', 'एमपी', 'मप्र', 'म.प्र.', 'मध्य प्रदेश', 'मध्यप्रदेश', 'Madhya Pradesh'],
  ['JK', 'जम्मू कश्मीर', 'Jammu Kashmir'],
  ['NCR', 'एनसीआर'],

  ['America', 'USA', 'US', 'United States', 'अमेरिका', 'अमरीका', 'यूएस', 'यूएसए'],
  ['Britain', 'UK', 'United Kingdom', 'ब्रिटेन', 'यूके'],
  ['UAE', 'United Arab Emirates', 'यूएई', 'संयुक्त अरब अमीरात'],
  ['UN', 'United Nations', 'यूएन', 'संयुक्त राष्ट्र'],
  ['European Union', 'EU', 'यूरोपीय संघ', 'यूरोपियन यूनियन', 'ईयू'],
  ['NATO', 'नाटो', 'नेटो'],
  ['डब्ल्यूएचओ', 'विश्व स्वास्थ्य संगठन', 'World Health Organization'],
  ['World Bank', 'विश्व बैंक', 'वर्ल्ड बैंक'],
  ['World War', 'विश्व युद्ध', 'विश्वयुद्ध', 'वर्ल्ड वॉर'],

  ['BJP', 'बीजेपी', 'भाजपा', 'भारतीय जनता पार्टी', 'Bharatiya Janata Party'],
  ['BSP', 'बीएसपी', 'बसपा', 'बहुजन समाज पार्टी', 'Bahujan Samaj Party'],
  ['Samajwadi Party', 'समाजवादी पार्टी', 'सपा'],
  ['Aam Aadmi Party', 'आम आदमी पार्टी'],
  ['TMC', 'टीएमसी', 'तृणमूल कांग्रेस', 'Trinamool Congress'],
  ['RJD', 'आरजेडी', 'राजद', 'राष्ट्रीय जनता दल'],
  ['AIMIM', 'एआईएमआईएम'],
  ['JDU', 'जेडीयू', 'जदयू'],
  ['RSS', 'आरएसएस', 'राष्ट्रीय स्वयंसेवक संघ'],

  ['PM', 'पीएम', 'प्रधानमंत्री', 'Prime Minister'],
  ['CM', 'सीएम', 'मुख्यमंत्री', 'Chief Minister'],
  ['MLA', 'एमएलए', 'विधायक'],
  ['Supreme Court', 'SC', 'सुप्रीम कोर्ट', 'सर्वोच्च न्यायालय', 'उच्चतम न्यायालय'],
  ['High Court', 'HC', 'हाई कोर्ट', 'हाईकोर्ट', 'उच्च न्यायालय'],
  ['Election Commission', 'ECI', 'चुनाव आयोग', 'निर्वाचन आयोग'],
  ['RBI', 'Reserve Bank', 'आरबीआई', 'रिज़र्व बैंक'],
  ['CBI', 'सीबीआई', 'केंद्रीय जाँच ब्यूरो'],
  ['ED', 'ईडी', 'प्रवर्तन निदेशालय', 'Enforcement Directorate'],
  ['NIA', 'एनआईए', 'राष्ट्रीय जाँच एजेंसी'],

  ['World Cup', 'Worldcup', 'वर्ल्ड कप', 'वर्ल्डकप', 'विश्व कप', 'विश्वकप'],
  ['AI', 'एआई', 'कृत्रिम बुद्धिमत्ता', 'Artificial Intelligence'],
  ['GDP', 'जीडीपी', 'सकल घरेलू उत्पाद'],
  ['LPG', 'एलपीजी', 'रसोई गैस'],
  ['AIIMS', 'एम्स'],
  ['App', 'ऐप', 'एप', 'ॲप'],
  ['Eid', 'ईद'],

  ['Rani Kamlapati', 'Habibganj', 'रानी कमलापति', 'हबीबगंज'],
  [
    'Deen Dayal Upadhyaya Junction',
    'Mughalsarai',
    'DDU',
    'दीनदयाल उपाध्याय जंक्शन',
    'डीडीयू',
    'मुग़लसराय',
  ],
];
