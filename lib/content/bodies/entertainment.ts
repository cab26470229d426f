import type { Bodies } from '@/lib/content/sample';

/** The films, series and programmes in these texts are made up. */
export const ENTERTAINMENT_BODIES: Bodies = {
  'bollywood-monsoon-letter': {
    en: [
      'The film opened in forty halls and nobody expected it to stay. Its hero is a village postman in his last working year, who decides to deliver by hand the letters that never found their readers. There is no villain, and only two songs.',
      'Cinema owners say that families come back with their neighbours. In several towns the nine o’clock show was added for older viewers, who like to be home by noon. The makers now plan a version with subtitles for the south.',
    ],
    hi: [
      'फ़िल्म चालीस सिनेमाघरों में लगी थी और किसी को उम्मीद नहीं थी कि वह टिकेगी। इसका नायक गाँव का एक डाकिया है, जो नौकरी के आख़िरी साल में उन चिट्ठियों को ख़ुद पहुँचाने निकलता है जो कभी अपने पते तक नहीं पहुँचीं। कहानी में न खलनायक है, न दो से ज़्यादा गाने।',
      'सिनेमाघर मालिक बताते हैं कि लोग दोबारा आते हैं और साथ में पड़ोसियों को भी लाते हैं। कई शहरों में सुबह नौ बजे का शो बुज़ुर्ग दर्शकों के लिए जोड़ा गया है, ताकि वे दोपहर तक घर लौट सकें। निर्माता अब दक्षिण के लिए सबटाइटल वाला संस्करण तैयार कर रहे हैं।',
    ],
  },
  'ott-night-train': {
    en: [
      'A ticket examiner, a bride on her way home and a man without luggage share a coach. What one of them hides becomes clear only when the train stands still for an hour outside a small station. Each episode lasts as long as the stretch of line it tells of.',
      'The team recorded the sound on real journeys over eleven nights. Many viewers say they watched with headphones and the lights off. A second season is not planned: the story, the writers say, ends where the train does.',
    ],
    hi: [
      'एक टिकट परीक्षक, मायके लौटती एक दुल्हन और बिना सामान का एक मुसाफ़िर एक ही डिब्बे में हैं। इनमें से कौन क्या छिपा रहा है, यह तब खुलता है जब ट्रेन एक छोटे स्टेशन के बाहर घंटे भर खड़ी रहती है। हर एपिसोड उतना ही लंबा है जितना रास्ते का वह हिस्सा।',
      'टीम ने ग्यारह रातों तक असली सफ़र में आवाज़ें रिकॉर्ड कीं। कई दर्शकों ने इसे बत्ती बुझाकर हेडफ़ोन पर देखा। दूसरा सीज़न नहीं आएगा: लेखकों के मुताबिक़ कहानी वहीं ख़त्म होती है जहाँ ट्रेन रुकती है।',
    ],
  },
  'tv-singing-village': {
    en: [
      'The stage stood on the steps of the ghat, with lamps in place of spotlights. Each singer brought one song learnt from a grandmother or a neighbour, and explained a single line of it before the first note.',
      'The jury left the ranking open until the last performance. Viewers can choose two of the six for the final by voting until Sunday evening. The loudest applause of the night went to the percussionists.',
    ],
    hi: [
      'मंच घाट की सीढ़ियों पर बना था और तेज़ रोशनी की जगह दीये जल रहे थे। हर गायक अपनी दादी या किसी पड़ोसी से सीखा हुआ एक गीत लाया और गाने से पहले उसकी एक पंक्ति का अर्थ समझाया।',
      'निर्णायकों ने आख़िरी प्रस्तुति तक अंक नहीं बताए। फ़ाइनल के लिए छह में से दो गायक दर्शक चुनेंगे, वोट रविवार शाम तक दिए जा सकते हैं। शाम की सबसे ज़ोरदार तालियाँ ताल वादकों के हिस्से आईं।',
    ],
  },
  'bollywood-song-on-the-lake': {
    en: [
      'The boats went out before sunrise, while mist still lay on the water. Fifty boatmen rowed in a wide circle round the camera, and every one of them was paid for the day, including the two mornings lost to wind.',
      'The song is to be heard in the film’s first half hour. As thanks to the city the crew repaired the steps of one jetty and left it freshly painted.',
    ],
    hi: [
      'सूरज निकलने से पहले, जब पानी पर कोहरा था, नावें झील में उतर जाती थीं। पचास नाविक कैमरे के चारों ओर बड़ा घेरा बनाकर चप्पू चलाते थे। हर नाविक को दिन भर का मेहनताना मिला, उन दो सुबहों का भी जब हवा के कारण काम रुक गया।',
      'गीत फ़िल्म के पहले आधे घंटे में सुनाई देगा। शहर के प्रति आभार जताने के लिए टीम ने एक घाट की सीढ़ियाँ ठीक कराईं और उस पर नया रंग करवाया।',
    ],
  },
  'ott-kitchen-tales': {
    en: [
      'The camera stays at the height of the stove. Cooks from twelve homes talk while they chop, roast and taste, and nobody measures anything. The thirteenth part is a wedding, where all the dishes meet at one table.',
      'Every recipe can be read on the screen at the end of its part, in both languages. The makers kept the mistakes in: the burnt onions of part four have already found friends.',
    ],
    hi: [
      'कैमरा चूल्हे की ऊँचाई पर रहता है। बारह घरों के लोग काटते, भूनते और चखते हुए बातें करते हैं और कोई कुछ नापता नहीं। तेरहवाँ भाग एक शादी है, जहाँ सारे पकवान एक ही पंगत में मिलते हैं।',
      'हर भाग के अंत में व्यंजन बनाने का तरीक़ा दोनों भाषाओं में परदे पर आता है। निर्माताओं ने ग़लतियाँ नहीं हटाईं: चौथे भाग का जला हुआ प्याज़ दर्शकों को ख़ूब भा रहा है।',
    ],
  },
  'tv-science-quiz': {
    en: [
      'Why is the evening sky red, and why does a wet finger stick to ice? Questions like these come by post and by phone, and the youngest sender is six. The teams may think aloud, and a wrong guess costs nothing.',
      'After each answer the presenters rebuild it on a table with things every kitchen has. The sheet for trying it at home can be downloaded the same evening.',
    ],
    hi: [
      'शाम का आसमान लाल क्यों होता है और गीली उँगली बर्फ़ से क्यों चिपक जाती है? ऐसे सवाल डाक और फ़ोन से आते हैं और सबसे छोटा सवाल पूछने वाला छह साल का है। टीमें बोलकर सोच सकती हैं और ग़लत अंदाज़े पर अंक नहीं कटते।',
      'हर जवाब के बाद प्रस्तोता उसे मेज़ पर उन चीज़ों से करके दिखाते हैं जो हर रसोई में होती हैं। घर पर वही प्रयोग करने का पर्चा उसी शाम डाउनलोड किया जा सकता है।',
    ],
  },
  'ott-short-films': {
    en: [
      'The rules fitted on a postcard: one phone, one place, two days. The results range from a quarrel over a parking space to the thoughts of a night watchman. Three of the films do without a single spoken word.',
      'The makers come from eight states, and most of them had never edited before. After each film they explain in a minute what they would do differently today.',
    ],
    hi: [
      'नियम एक पोस्टकार्ड पर आ जाते: एक फ़ोन, एक जगह और दो दिन। नतीजे में पार्किंग की जगह पर झगड़े से लेकर रात के चौकीदार के ख़यालों तक सब कुछ है। तीन फ़िल्मों में एक भी संवाद नहीं है।',
      'फ़िल्मकार आठ राज्यों के हैं और ज़्यादातर ने पहले कभी संपादन नहीं किया था। हर फ़िल्म के बाद वे एक मिनट में बताते हैं कि आज बनाते तो क्या अलग करते।',
    ],
  },
  'bollywood-old-prints': {
    en: [
      'A reel that smells of vinegar is in danger, the volunteers say, and has to be copied soon. They wind it by hand, wipe it with a soft cloth and note every scratch in a register that has reached its ninth volume.',
      'Four hundred films have been saved so far, most of them short and many without a known maker. On Saturdays one of them is shown to students, with the projector in the room so that everybody hears it work.',
    ],
    hi: [
      'जिस रील से सिरके जैसी गंध आने लगे वह ख़तरे में है, स्वयंसेवक बताते हैं, उसकी कॉपी जल्द बनानी पड़ती है। वे रील हाथ से घुमाते हैं, मुलायम कपड़े से पोंछते हैं और हर खरोंच एक रजिस्टर में लिखते हैं। रजिस्टर की अब नौवीं जिल्द चल रही है।',
      'अब तक चार सौ फ़िल्में बचाई जा चुकी हैं। ज़्यादातर छोटी हैं और कई के बनाने वालों का नाम पता नहीं। शनिवार को इनमें से एक विद्यार्थियों को दिखाई जाती है और प्रोजेक्टर उसी कमरे में रहता है, ताकि सब उसके चलने की आवाज़ सुनें।',
    ],
  },
  'tv-evening-serial': {
    en: [
      'In the new chapter the two quarrelling brothers of the serial are partners, and their sweet shop has more visitors than customers. The set, a street of eleven shop fronts, took six weeks to build.',
      'The writers say that viewers had asked for fewer secrets and more meals. So each week ends at the shop’s long table, and a real sweet maker advises the actors on how to hold the ladle.',
    ],
    hi: [
      'नए अध्याय में धारावाहिक के झगड़ालू भाई साझेदार बन गए हैं और उनकी मिठाई की दुकान पर ख़रीदार कम, मिलने वाले ज़्यादा आते हैं। ग्यारह दुकानों वाली गली का सेट बनाने में छह हफ़्ते लगे।',
      'लेखकों के मुताबिक़ दर्शक चाहते थे कि राज़ कम हों और साथ बैठकर खाना ज़्यादा। इसलिए हर हफ़्ते की कहानी दुकान की लंबी मेज़ पर पूरी होती है और एक असली हलवाई कलाकारों को कड़छी पकड़ना सिखाते हैं।',
    ],
  },
};
