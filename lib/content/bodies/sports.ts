import type { Bodies } from '@/lib/content/sample';

/** The matches in these texts are made up and name no real team or player. */
export const SPORTS_BODIES: Bodies = {
  'cricket-last-over': {
    en: [
      'After ten overs the hosts stood at 48 for 4, and part of the crowd was on its way to the tea stalls. A partnership of 91 turned the match: hardly a boundary, but two runs wherever others take one.',
      'The last over began with two dot balls. Then came three hurried singles, a wide, and a drive past the bowler that reached the rope with the fielder sliding after it.',
    ],
    hi: [
      'दस ओवर के बाद मेज़बान टीम का स्कोर 4 विकेट पर 48 रन था और कुछ दर्शक चाय की दुकानों की ओर चल पड़े थे। 91 रन की साझेदारी ने मैच पलट दिया: चौके कम लगे, पर जहाँ एक रन बनता था वहाँ दो दौड़े गए।',
      'आख़िरी ओवर की पहली दो गेंदों पर रन नहीं बने। फिर भागकर लिए गए तीन रन, एक वाइड और गेंदबाज़ के पास से निकली वह ड्राइव, जो फ़ील्डर के फिसलते-फिसलते भी सीमा रेखा पार कर गई।',
    ],
  },
  'ipl-practice-match': {
    en: [
      'The coaches asked for attack, and the batters obliged until the spinners came on. One of the two young bowlers turned the ball both ways, the other simply did not miss his length.',
      'The Blues won by six runs, which nobody will remember. What stays is a list of names for the opening week and a request from the bowlers to practise more with a wet ball.',
    ],
    hi: [
      'कोच चाहते थे कि बल्लेबाज़ खुलकर खेलें और स्पिनरों के आने तक वैसा ही हुआ। दो युवा गेंदबाज़ों में से एक ने गेंद दोनों ओर घुमाई और दूसरे ने अपनी लेंग्थ एक बार भी नहीं छोड़ी।',
      'नीली टीम छह रन से जीती, पर यह किसी को याद नहीं रहेगा। काम की चीज़ है पहले हफ़्ते के लिए बनी नामों की सूची और गेंदबाज़ों की यह माँग कि गीली गेंद से और अभ्यास कराया जाए।',
    ],
  },
  'football-derby-draw': {
    en: [
      'The visitors took the lead with a header after a quarter of an hour. The answer came from the penalty spot before the break, and from then on the match belonged to the two goalkeepers.',
      'One of them saved with his foot while already lying on the grass, the other tipped a free kick on to the bar in added time. At the end they swapped gloves.',
    ],
    hi: [
      'मेहमान टीम ने पंद्रहवें मिनट में हेडर से बढ़त ली। मध्यांतर से पहले पेनल्टी पर बराबरी हुई और उसके बाद मैच दोनों गोलकीपरों का हो गया।',
      'एक ने घास पर लेटे-लेटे पैर से गोल बचाया, दूसरे ने अतिरिक्त समय में फ़्री किक को उँगलियों से क्रॉसबार पर मोड़ दिया। आख़िर में दोनों ने आपस में दस्ताने बदले।',
    ],
  },
  'others-hockey-final': {
    en: [
      'Both defences gave away only three penalty corners in an hour. The home side had more of the ball, the visitors the better chances, and both goalkeepers kept the score where it was.',
      'In the shoot-out the youngest player on the field took the last attempt, turned twice and pushed the ball into the empty side of the goal. The trophy stays in town until the summer.',
    ],
    hi: [
      'एक घंटे में दोनों टीमों की रक्षा पंक्ति ने सिर्फ़ तीन-तीन पेनल्टी कॉर्नर दिए। गेंद ज़्यादा समय मेज़बान टीम के पास रही, मौक़े मेहमान टीम को बेहतर मिले, पर दोनों गोलकीपर डटी रहीं।',
      'शूटआउट की आख़िरी कोशिश मैदान की सबसे कम उम्र की खिलाड़ी ने की। वह दो बार घूमी और गेंद गोल के ख़ाली हिस्से में डाल दी। ट्रॉफ़ी गर्मियों तक शहर में ही रहेगी।',
    ],
  },
  'cricket-district-final': {
    en: [
      'A target of 212 had never been reached in a district final. The school side lost two early wickets and then let the bad balls come: the captain hit only six fours in her 78.',
      'When the winning run was taken the younger classes stood behind the rope and counted aloud. On Monday, the headteacher promised, lessons will begin an hour later.',
    ],
    hi: [
      'ज़िला फ़ाइनल में 212 का लक्ष्य पहले कभी हासिल नहीं हुआ था। स्कूल की टीम ने शुरू में दो विकेट गँवाए, फिर ख़राब गेंदों का इंतज़ार किया: कप्तान के 78 रन में चौके सिर्फ़ छह थे।',
      'जब जीत का रन बना, छोटी कक्षाओं के बच्चे सीमा रेखा के पीछे खड़े ज़ोर-ज़ोर से गिनती कर रहे थे। प्रधानाध्यापक ने वादा किया कि सोमवार को कक्षाएँ एक घंटा देर से लगेंगी।',
    ],
  },
  'ipl-fixtures-wait': {
    en: [
      'The roller weighs as much as a car and moves at walking pace. In the morning the curator presses his thumb into the soil, writes a number into his notebook and decides whether the pitch gets water or rest.',
      'When the fixtures will come he does not know either. He prepares four strips in any case, and keeps the straw mats ready for the winter nights.',
    ],
    hi: [
      'रोलर का वज़न एक कार जितना है और वह पैदल की चाल से चलता है। सुबह पिच तैयार करने वाले कर्मचारी मिट्टी में अँगूठा दबाते हैं, नोटबुक में एक अंक लिखते हैं और तय करते हैं कि आज पिच को पानी मिलेगा या आराम।',
      'कार्यक्रम कब आएगा, यह उन्हें भी नहीं पता। फिर भी वे चार पट्टियाँ तैयार कर रहे हैं और सर्दी की रातों के लिए पुआल की चटाइयाँ पास रखते हैं।',
    ],
  },
  'football-village-league': {
    en: [
      'The field lies between a school and a mango orchard, and a ball in the trees counts as a throw-in. Matches last sixty minutes, because the last bus leaves at six.',
      'Every team brings its own referee for the match after its own. Protests are settled over tea, and the table in chalk on the school wall has never been wiped in anger.',
    ],
    hi: [
      'मैदान स्कूल और आम के बाग़ के बीच है और गेंद पेड़ों में जाए तो थ्रो-इन माना जाता है। मैच साठ मिनट का होता है, क्योंकि आख़िरी बस छह बजे निकल जाती है।',
      'हर टीम अपने मैच के बाद वाले मैच के लिए रेफ़री देती है। शिकायतें चाय पर सुलझ जाती हैं और स्कूल की दीवार पर चॉक से लिखी अंक तालिका आज तक किसी ने ग़ुस्से में नहीं मिटाई।',
    ],
  },
  'others-kabaddi-comeback': {
    en: [
      'At half time the visitors were eleven points behind, and their coach said only one sentence: play the next raid, not the match. Point by point they came closer, and the hall grew louder with each of them.',
      'The last raid of the evening took twenty-eight seconds. It brought two points, one more than was needed.',
    ],
    hi: [
      'मध्यांतर पर मेहमान टीम ग्यारह अंक पीछे थी और कोच ने सिर्फ़ एक वाक्य कहा: मैच नहीं, अगली रेड खेलो। अंक-दर-अंक फ़ासला घटता गया और हर अंक के साथ हॉल का शोर बढ़ता गया।',
      'शाम की आख़िरी रेड अट्ठाईस सेकंड चली। उससे दो अंक मिले, ज़रूरत से एक ज़्यादा।',
    ],
  },
  'ipl-trial-camp': {
    en: [
      'Registration began at five in the morning, by torchlight. Each player had twelve balls to bowl or to face, and the coaches wrote down footwork before results.',
      'Those who were not chosen received a sheet with two things to work on and the date of the next camp. Some pinned it to their kit bags before the bus left.',
    ],
    hi: [
      'सुबह पाँच बजे टॉर्च की रोशनी में पंजीकरण शुरू हुआ। हर खिलाड़ी को बारह गेंदें डालने या खेलने को मिलीं और कोच ने नतीजे से पहले पैरों का इस्तेमाल देखा।',
      'जो नहीं चुने गए उन्हें एक पर्चा मिला, जिसमें सुधार की दो बातें और अगले कैंप की तारीख़ लिखी थी। बस छूटने से पहले कुछ ने उसे अपने किट बैग पर लगा लिया।',
    ],
  },
  'cricket-rain-draw': {
    en: [
      'The covers were on and off five times before lunch. In the short spells of play the bowlers found some help from the damp air, but the batters left everything they did not have to play.',
      'A result would have needed another day. Both captains were content: one with the young opener’s patience, the other with seventeen wickets in the match.',
    ],
    hi: [
      'दोपहर के भोजन से पहले कवर पाँच बार बिछे और हटे। जितना खेल हुआ उसमें नम हवा से गेंदबाज़ों को कुछ मदद मिली, पर बल्लेबाज़ों ने हर वह गेंद छोड़ दी जिसे खेलना ज़रूरी न था।',
      'नतीजे के लिए एक दिन और चाहिए था। दोनों कप्तान संतुष्ट दिखे: एक युवा सलामी बल्लेबाज़ के धैर्य से, दूसरे मैच में मिले सत्रह विकेट से।',
    ],
  },
  'football-girls-academy': {
    en: [
      'The second field used to be a rubbish tip; parents and players cleared it over two winters. Its goals were welded in a workshop next door, and the lines are drawn with rice flour.',
      'Training ends at half past seven, with milk and bananas, so that everybody reaches the first lesson. Two former players of the academy now coach the youngest group.',
    ],
    hi: [
      'दूसरे मैदान की जगह पहले कचरे का ढेर था। माता-पिता और खिलाड़ियों ने दो सर्दियों में उसे साफ़ किया। गोलपोस्ट पड़ोस की कार्यशाला में बने और रेखाएँ चावल के आटे से खींची जाती हैं।',
      'प्रशिक्षण साढ़े सात बजे दूध और केले के साथ पूरा होता है, ताकि सब पहली कक्षा तक पहुँच जाएँ। अकादमी की दो पुरानी खिलाड़ी अब सबसे छोटी लड़कियों को सिखाती हैं।',
    ],
  },
  'others-river-marathon': {
    en: [
      'The start was moved forward by half an hour because of the low sun on the bridge. Along the banks schoolchildren handed out water in clay cups, which were collected again after the race.',
      'The last runner came in after three hours and eleven minutes, to the same music as the first. Next year the organisers want to add a race of five kilometres for families.',
    ],
    hi: [
      'पुल पर सीधी धूप से बचने के लिए दौड़ आधा घंटा पहले शुरू की गई। किनारे पर स्कूली बच्चों ने कुल्हड़ों में पानी दिया, जिन्हें दौड़ के बाद फिर इकट्ठा कर लिया गया।',
      'आख़िरी धावक तीन घंटे ग्यारह मिनट में पहुँचा और उसके लिए भी वही संगीत बजा जो पहले के लिए बजा था। अगले साल आयोजक परिवारों के लिए पाँच किलोमीटर की दौड़ जोड़ना चाहते हैं।',
    ],
  },
};
