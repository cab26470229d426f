import type { Bodies } from '@/lib/content/sample';

export const WEST_BENGAL_BODIES: Bodies = {
  'west-bengal-education': {
    en: [
      'Four lecture rooms are full by nine, with a student for every five children. Whoever has understood a problem explains it to the next, and the tutors only step in when both are stuck.',
      'Lunch is rice and lentils, cooked by the hostel. Some of the first pupils now study here themselves and have taken over the Sunday desk.',
    ],
    hi: [
      'नौ बजे तक चार कक्षाएँ भर जाती हैं और हर पाँच बच्चों पर एक छात्र होता है। जिसे सवाल समझ आ गया, वह अगले को समझाता है। छात्र तभी बोलते हैं जब दोनों अटक जाएँ।',
      'दोपहर में छात्रावास का बना दाल-भात मिलता है। पहले बैच के कुछ बच्चे अब यहीं पढ़ते हैं और रविवार की ज़िम्मेदारी उन्होंने सँभाल ली है।',
    ],
  },
  'west-bengal-business': {
    en: [
      'Alone a family picks too little for a chest of its own, and so the leaf used to vanish in mixtures. Together the growers fill eight chests a week and write on each from which slope it comes.',
      'A panel of five tastes every lot without knowing whose it is. What does not pass is drunk at home, and nobody is angry for long.',
    ],
    hi: [
      'अकेले परिवार की चाय से एक पेटी भी नहीं भरती, इसलिए पहले वह मिलावट में खो जाती थी। अब उत्पादक मिलकर हफ़्ते में आठ पेटियाँ भरते हैं और हर पेटी पर लिखते हैं कि चाय किस ढलान की है।',
      'पाँच लोग हर खेप को बिना नाम जाने चखते हैं। जो पास न हो, वह घर में पी ली जाती है और नाराज़गी ज़्यादा देर नहीं रहती।',
    ],
  },
  'west-bengal-tourism': {
    en: [
      'The engines are switched off at the mouth of each creek. Then the guide lets a minute pass before naming the first bird, because the ear needs longer than the eye.',
      'All guides were born on the islands, and many used to collect honey. They know the tides by heart and turn back in good time, even when the guests would like to stay.',
    ],
    hi: [
      'हर खाड़ी के मुहाने पर इंजन बंद कर दिया जाता है। फिर गाइड पहला पक्षी बताने से पहले एक मिनट रुकता है, क्योंकि कान को आँख से ज़्यादा समय चाहिए।',
      'सभी गाइड इन्हीं द्वीपों के हैं और कई पहले शहद इकट्ठा करते थे। ज्वार-भाटा उन्हें ज़बानी याद है और मेहमान रुकना चाहें तब भी वे समय पर लौट आते हैं।',
    ],
  },
  'west-bengal-culture': {
    en: [
      'The stages are small enough for the last row to see every eyebrow. Half of the plays are new, the other half are classics in versions of seventy minutes.',
      'After each show the actors stay for a quarter of an hour, and the tea is included. Whoever has seen five groups may watch the sixth for nothing.',
    ],
    hi: [
      'मंच इतने छोटे हैं कि आख़िरी पंक्ति से भी कलाकार की भौंहें दिखती हैं। आधे नाटक नए हैं और आधे पुरानी रचनाएँ, जिन्हें सत्तर मिनट में समेटा गया है।',
      'हर नाटक के बाद कलाकार पंद्रह मिनट दर्शकों के साथ बैठते हैं और चाय टिकट में शामिल है। जो पाँच समूहों के नाटक देख ले, वह छठे का नाटक मुफ़्त देख सकता है।',
    ],
  },
  'west-bengal-energy': {
    en: [
      'The lamps stand on old mooring posts, which already knew the floods. They light the steps, not the sky, so that the boatmen can still see the river.',
      'The last ferry leaves at half past ten. Passengers say that the way home has become shorter, although nobody has moved the ghat.',
    ],
    hi: [
      'लैंप नाव बाँधने के पुराने खंभों पर लगे हैं, जो बाढ़ झेल चुके हैं। उनकी रोशनी आसमान पर नहीं, सीढ़ियों पर पड़ती है, ताकि नाविकों को नदी दिखती रहे।',
      'आख़िरी फ़ेरी साढ़े दस बजे छूटती है। यात्री कहते हैं कि घर का रास्ता छोटा हो गया है, हालाँकि घाट वहीं का वहीं है।',
    ],
  },
  'west-bengal-politics': {
    en: [
      'The map hangs in the town hall, in schools and at the bus station, and comes with coloured pins: green for a stop that should stay, yellow for one that is missing.',
      'After two days there were nine hundred pins, most of them near hospitals. The drivers have been given a map of their own.',
    ],
    hi: [
      'नक़्शा नगर निगम, स्कूलों और बस अड्डे पर टँगा है और साथ में रंगीन पिन हैं: जो स्टॉप बना रहे उसके लिए हरी, जिसकी कमी है उसके लिए पीली।',
      'दो दिन में नौ सौ पिन लग गईं, सबसे ज़्यादा अस्पतालों के पास। चालकों को अपना अलग नक़्शा दिया गया है।',
    ],
  },
};
