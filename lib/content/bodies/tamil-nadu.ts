import type { Bodies } from '@/lib/content/sample';

export const TAMIL_NADU_BODIES: Bodies = {
  'tamil-nadu-education': {
    en: [
      'Lessons begin at seven, after the shift and before the last bus. Each learner sets the pace; some need a year for the final examination, others three.',
      'The teachers left school years ago and say that they had never met such quiet pupils. On Sundays the rooms stay open for those who have no place to study at home.',
    ],
    hi: [
      'कक्षाएँ शाम सात बजे शुरू होती हैं, काम के बाद और आख़िरी बस से पहले। हर विद्यार्थी अपनी रफ़्तार से पढ़ता है; किसी को अंतिम परीक्षा के लिए एक साल लगता है, किसी को तीन।',
      'पढ़ाने वाले बरसों पहले सेवानिवृत्त हो चुके हैं और कहते हैं कि इतने ध्यान से सुनने वाले विद्यार्थी उन्हें पहले नहीं मिले। जिनके घर में पढ़ने की जगह नहीं, उनके लिए कमरे रविवार को भी खुले रहते हैं।',
    ],
  },
  'tamil-nadu-business': {
    en: [
      'A pump that stands still at sowing time costs a farmer more than its repair. The makers have therefore agreed on common spare parts for the twelve most frequent faults.',
      'Sixty workshops are on the list, each with a green board. Prices for the usual repairs are painted on it and apply for a year.',
    ],
    hi: [
      'बुवाई के समय बंद पड़ा पंप किसान को मरम्मत से ज़्यादा महँगा पड़ता है। इसलिए निर्माताओं ने सबसे आम बारह ख़राबियों के लिए एक जैसे पुर्ज़े तय किए हैं।',
      'सूची में साठ दुकानें हैं और हर एक पर हरा बोर्ड लगा है। आम मरम्मत के दाम उसी बोर्ड पर लिखे हैं और साल भर वही रहते हैं।',
    ],
  },
  'tamil-nadu-tourism': {
    en: [
      'The coach is ninety years old; carpenters replaced a third of its boards and kept the brass. It climbs at the speed of a bicycle, so there is time for the tea slopes and for the sixteen tunnels.',
      'Tickets are sold a month ahead. A few seats are kept for people from the valley, who ride at the old fare.',
    ],
    hi: [
      'कोच नब्बे साल पुराना है; बढ़इयों ने एक तिहाई तख़्ते बदले और पीतल का सारा काम बचा लिया। ट्रेन साइकिल की रफ़्तार से चढ़ती है, इसलिए चाय की ढलानें और सोलह सुरंगें देखने का पूरा समय मिलता है।',
      'टिकट एक महीना पहले मिलते हैं। कुछ सीटें घाटी के लोगों के लिए रखी जाती हैं, जो पुराने किराए पर सफ़र करते हैं।',
    ],
  },
  'tamil-nadu-culture': {
    en: [
      'In the first room the board is prepared with cloth and chalk, in the second the drawing is made, and in the third nobody speaks: a breath is enough to carry off a gold leaf.',
      'Visitors may lay one leaf themselves, on a practice board that they take home. The families take turns, so that work goes on behind the open doors.',
    ],
    hi: [
      'पहले कमरे में कपड़े और खड़िया से तख़्ता तैयार होता है, दूसरे में रेखांकन और तीसरे में कोई बोलता नहीं: एक साँस से भी सोने का वर्क़ उड़ सकता है।',
      'आने वाले एक वर्क़ ख़ुद लगा सकते हैं, अभ्यास के तख़्ते पर, जिसे वे साथ ले जाते हैं। परिवारों ने बारी बाँध रखी है, ताकि दरवाज़े खुले रहें और काम भी चलता रहे।',
    ],
  },
  'tamil-nadu-energy': {
    en: [
      'For each turbine two climbers are needed and a morning without wind. They tighten bolts, look at the blades from a rope and write everything down twice.',
      'Until now specialists had to travel from far away. The young people from the nearby villages know the local winds and can be on site within an hour.',
    ],
    hi: [
      'हर टर्बाइन के लिए दो चढ़ने वाले और एक बिना हवा की सुबह चाहिए। वे बोल्ट कसते हैं, रस्सी से लटककर पंखों को देखते हैं और हर बात दो बार लिखते हैं।',
      'अब तक विशेषज्ञ दूर से बुलाने पड़ते थे। पास के गाँवों के युवा यहाँ की हवा को पहचानते हैं और एक घंटे में पहुँच सकते हैं।',
    ],
  },
  'tamil-nadu-politics': {
    en: [
      'On three Sundays groups walked along the drains with chalk and a tape measure. They marked where water stands longest and which covers are missing.',
      'The maps show more than six hundred points. The committees have asked for the forty most urgent ones to be dealt with before the monsoon.',
    ],
    hi: [
      'तीन रविवार लोगों के समूह चॉक और फ़ीता लेकर नालों के साथ-साथ चले। उन्होंने निशान लगाया कि पानी कहाँ सबसे देर तक ठहरता है और कहाँ ढक्कन नहीं हैं।',
      'नक़्शों में छह सौ से ज़्यादा जगहें दर्ज हैं। समितियों ने सबसे ज़रूरी चालीस जगहों पर मानसून से पहले काम की माँग की है।',
    ],
  },
};
