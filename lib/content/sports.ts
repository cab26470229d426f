import type { SampleArticle } from './sample';

/**
 * Sample articles of the section, most viewed first; the matches are made up and name no real team
 * or player.
 */
export const SPORTS_SAMPLES: readonly SampleArticle[] = [
  {
    id: 'cricket-last-over',
    category: 'cricket',
    picture: 'cricket',
    readMinutes: 3,
    views: 264_500,
    publishedAt: '2024-01-14',
    title: {
      en: 'Hosts win off the last ball after a slow start',
      hi: 'धीमी शुरुआत के बाद मेज़बान टीम आख़िरी गेंद पर जीती',
    },
    description: {
      en: 'Needing nine from the final over, the hosts ran hard for every single and finished with a straight four.',
      hi: 'आख़िरी ओवर में नौ रन चाहिए थे। मेज़बान टीम ने एक-एक रन के लिए दौड़ लगाई और सीधे चौके से मैच ख़त्म किया।',
    },
    matchResult: { en: 'Hosts won by 3 wickets', hi: 'मेज़बान टीम 3 विकेट से जीती' },
    venue: { en: 'City stadium, Indore', hi: 'सिटी स्टेडियम, इंदौर' },
  },
  {
    id: 'ipl-practice-match',
    category: 'ipl',
    picture: 'nets',
    readMinutes: 3,
    views: 231_800,
    publishedAt: '2024-01-13',
    title: {
      en: 'Young spinners shine in the first practice match of the season',
      hi: 'सीज़न के पहले अभ्यास मैच में चमके युवा स्पिनर',
    },
    description: {
      en: 'The squad split into two sides under lights. Two eighteen-year-olds shared five wickets.',
      hi: 'दूधिया रोशनी में टीम दो हिस्सों में बँटकर खेली। अठारह साल के दो गेंदबाज़ों ने मिलकर पाँच विकेट लिए।',
    },
    matchResult: { en: 'Blues beat Reds by 6 runs', hi: 'नीली टीम ने लाल टीम को 6 रन से हराया' },
    venue: { en: 'Training ground, Mumbai', hi: 'अभ्यास मैदान, मुंबई' },
  },
  {
    id: 'football-derby-draw',
    category: 'football',
    picture: 'derby',
    readMinutes: 3,
    views: 158_200,
    publishedAt: '2024-01-14',
    title: {
      en: 'Derby ends level as both keepers have the game of their lives',
      hi: 'दोनों गोलकीपरों के कमाल से बराबरी पर छूटी डर्बी',
    },
    description: {
      en: 'Twenty-one shots and only two goals: the crowd stood and clapped both teams off the field.',
      hi: 'इक्कीस शॉट और सिर्फ़ दो गोल: दर्शकों ने खड़े होकर दोनों टीमों के लिए तालियाँ बजाईं।',
    },
    matchResult: { en: 'Full time: 1–1', hi: 'मैच का नतीजा: 1–1' },
    venue: { en: 'Lakeside stadium, Kolkata', hi: 'लेकसाइड स्टेडियम, कोलकाता' },
  },
  {
    id: 'others-hockey-final',
    category: 'others',
    picture: 'hockey',
    readMinutes: 2,
    views: 121_400,
    publishedAt: '2024-01-12',
    title: {
      en: 'Women’s hockey final decided by a shoot-out',
      hi: 'पेनल्टी शूटआउट में तय हुआ महिला हॉकी का फ़ाइनल',
    },
    description: {
      en: 'After four goalless quarters the home side scored three times from five attempts and took the trophy.',
      hi: 'चार गोलरहित क्वार्टर के बाद मेज़बान टीम ने पाँच में से तीन मौक़ों पर गोल करके ट्रॉफ़ी जीत ली।',
    },
    matchResult: { en: 'Home side won 3–2 on shoot-out', hi: 'मेज़बान टीम शूटआउट में 3–2 से जीती' },
    venue: { en: 'Turf ground, Bhopal', hi: 'टर्फ़ मैदान, भोपाल' },
  },
  {
    id: 'cricket-district-final',
    category: 'cricket',
    picture: 'scoreboard',
    readMinutes: 2,
    views: 104_900,
    publishedAt: '2024-01-11',
    title: {
      en: 'School side chases 212 in the district final',
      hi: 'ज़िला फ़ाइनल में स्कूल की टीम ने हासिल किया 212 रन का लक्ष्य',
    },
    description: {
      en: 'The captain, in her last school year, stayed to the end with 78 not out.',
      hi: 'स्कूल के आख़िरी साल में खेल रही कप्तान 78 रन बनाकर आख़िर तक डटी रहीं।',
    },
    matchResult: { en: 'School side won by 5 wickets', hi: 'स्कूल की टीम 5 विकेट से जीती' },
    venue: { en: 'Municipal ground, Jabalpur', hi: 'नगर निगम मैदान, जबलपुर' },
  },
  {
    id: 'ipl-fixtures-wait',
    category: 'ipl',
    picture: 'roller',
    readMinutes: 2,
    views: 93_700,
    publishedAt: '2024-01-15',
    title: {
      en: 'Fans wait for the fixtures, grounds are already being watered',
      hi: 'प्रशंसकों को कार्यक्रम का इंतज़ार, मैदानों में पिच की तैयारी शुरू',
    },
    description: {
      en: 'Ground staff need about ten weeks to bring a pitch into shape. We spent a day with the roller.',
      hi: 'पिच तैयार करने में मैदान कर्मचारियों को क़रीब दस हफ़्ते लगते हैं। हमने रोलर के साथ एक दिन बिताया।',
    },
    venue: { en: 'Central ground, Nagpur', hi: 'सेंट्रल मैदान, नागपुर' },
  },
  {
    id: 'football-village-league',
    category: 'football',
    picture: 'villagefootball',
    readMinutes: 3,
    views: 76_300,
    publishedAt: '2024-01-10',
    title: {
      en: 'Village league fills every Sunday with football',
      hi: 'गाँव की लीग ने हर रविवार को फ़ुटबॉल के नाम किया',
    },
    description: {
      en: 'Fourteen teams, two borrowed goals and a hand-written table: the league is in its sixth season.',
      hi: 'चौदह टीमें, उधार के दो गोलपोस्ट और हाथ से लिखी अंक तालिका: लीग का यह छठा सीज़न है।',
    },
    matchResult: {
      en: 'Riverside beat Hilltop 2–0',
      hi: 'नदी किनारे की टीम ने पहाड़ी की टीम को 2–0 से हराया',
    },
    venue: { en: 'School field, Mandla', hi: 'स्कूल का मैदान, मंडला' },
  },
  {
    id: 'others-kabaddi-comeback',
    category: 'others',
    picture: 'kabaddi',
    readMinutes: 2,
    views: 68_500,
    publishedAt: '2024-01-09',
    title: {
      en: 'Kabaddi side comes back from eleven points down',
      hi: 'ग्यारह अंक पिछड़ने के बाद कबड्डी टीम की शानदार वापसी',
    },
    description: {
      en: 'Two strong raids in the last minute turned the match before a full gallery.',
      hi: 'भरी दर्शक दीर्घा के सामने आख़िरी मिनट की दो दमदार रेड ने मैच पलट दिया।',
    },
    matchResult: { en: 'Visitors won 34–33', hi: 'मेहमान टीम 34–33 से जीती' },
    venue: { en: 'Indoor hall, Jaipur', hi: 'इनडोर हॉल, जयपुर' },
  },
  {
    id: 'ipl-trial-camp',
    category: 'ipl',
    picture: 'bus',
    readMinutes: 3,
    views: 57_900,
    publishedAt: '2024-01-08',
    title: {
      en: 'Three hundred hopefuls travel to a two-day trial camp',
      hi: 'दो दिन के ट्रायल कैंप में पहुँचे तीन सौ युवा खिलाड़ी',
    },
    description: {
      en: 'Many came by night bus with one bag and one bat. Nine of them were asked to stay for the nets.',
      hi: 'कई खिलाड़ी एक बैग और एक बल्ला लेकर रात की बस से आए। इनमें से नौ को नेट अभ्यास के लिए रोका गया।',
    },
  },
  {
    id: 'cricket-rain-draw',
    category: 'cricket',
    picture: 'covers',
    readMinutes: 2,
    views: 46_200,
    publishedAt: '2024-01-07',
    title: { en: 'Rain has the last word on the fourth day', hi: 'चौथे दिन बारिश ने किया फ़ैसला' },
    description: {
      en: 'Only fourteen overs were possible before tea, and the captains shook hands at four o’clock.',
      hi: 'चाय तक सिर्फ़ चौदह ओवर हो सके और चार बजे दोनों कप्तानों ने हाथ मिला लिए।',
    },
    matchResult: { en: 'Match drawn', hi: 'मैच ड्रॉ' },
    venue: { en: 'Riverside ground, Chennai', hi: 'रिवरसाइड मैदान, चेन्नई' },
  },
  {
    id: 'football-girls-academy',
    category: 'football',
    picture: 'academy',
    readMinutes: 3,
    views: 38_400,
    publishedAt: '2024-01-06',
    title: {
      en: 'Girls’ academy opens its second field',
      hi: 'लड़कियों की फ़ुटबॉल अकादमी को मिला दूसरा मैदान',
    },
    description: {
      en: 'Training is free and starts at six in the morning, before school. Sixty players have joined this winter.',
      hi: 'प्रशिक्षण मुफ़्त है और स्कूल से पहले सुबह छह बजे शुरू होता है। इन सर्दियों में साठ खिलाड़ी जुड़ चुकी हैं।',
    },
  },
  {
    id: 'others-river-marathon',
    category: 'others',
    picture: 'marathon',
    readMinutes: 2,
    views: 29_800,
    publishedAt: '2024-01-05',
    title: {
      en: 'Four thousand runners cross the bridge at sunrise',
      hi: 'सूरज निकलते ही पुल पर दौड़े चार हज़ार धावक',
    },
    description: {
      en: 'The half marathon followed the river for the first time. The oldest finisher is seventy-one.',
      hi: 'हाफ़ मैराथन का रास्ता पहली बार नदी के साथ-साथ रहा। दौड़ पूरी करने वाले सबसे बुज़ुर्ग धावक 71 साल के हैं।',
    },
    matchResult: { en: 'Winning time: 1 hour 9 minutes', hi: 'विजेता का समय: 1 घंटा 9 मिनट' },
    venue: { en: 'Riverfront, Jabalpur', hi: 'रिवरफ़्रंट, जबलपुर' },
  },
];
