import type { Bodies } from '@/lib/content/sample';

export const KARNATAKA_BODIES: Bodies = {
  'karnataka-education': {
    en: [
      'The van carries lenses, magnets, a folding bench and a rule: nobody only watches. In the hundredth school every child cut a cardboard tube and fitted two lenses into it.',
      'In the evening the village stood in a queue at the small telescopes. The van stays for two days and leaves a box of material for the teachers behind.',
    ],
    hi: [
      'वैन में लेंस, चुंबक, एक मुड़ने वाली मेज़ और एक नियम है: कोई सिर्फ़ देखेगा नहीं। सौवें स्कूल में हर बच्चे ने गत्ते की नली काटी और उसमें दो लेंस लगाए।',
      'शाम को छोटी दूरबीनों के सामने पूरा गाँव क़तार में खड़ा था। वैन दो दिन रुकती है और शिक्षकों के लिए सामान का एक डिब्बा छोड़ जाती है।',
    ],
  },
  'karnataka-business': {
    en: [
      'Lathes, a laser cutter and a quiet corner for soldering stand in a former printing house. Members book by the hour, and on Fridays those with experience help those without.',
      'In the first weeks a weeding tool, a braille printer and a machine that sorts seeds have left the hall as working models.',
    ],
    hi: [
      'पुराने छापेख़ाने में खराद, लेज़र कटर और सोल्डरिंग के लिए एक शांत कोना है। सदस्य घंटे के हिसाब से समय लेते हैं और शुक्रवार को अनुभवी लोग नए लोगों की मदद करते हैं।',
      'पहले ही हफ़्तों में निराई का औज़ार, ब्रेल प्रिंटर और बीज छाँटने की मशीन यहाँ चालू मॉडल के रूप में तैयार हुई हैं।',
    ],
  },
  'karnataka-tourism': {
    en: [
      'The path leads over boulders to a view of the river, and the guide waits until it is quiet before he begins. He grew up here and shows where the children used to slide down the rock.',
      'Breakfast is served on leaves in a courtyard. A fixed share of each ticket goes to the cleaning of the path.',
    ],
    hi: [
      'रास्ता चट्टानों से होकर वहाँ पहुँचता है जहाँ से नदी दिखती है। गाइड सबके शांत होने का इंतज़ार करता है, फिर बोलना शुरू करता है। वह यहीं बड़ा हुआ है और दिखाता है कि बच्चे कहाँ पत्थर पर फिसलते थे।',
      'नाश्ता आँगन में पत्तल पर परोसा जाता है। हर टिकट का एक तय हिस्सा रास्ते की सफ़ाई पर ख़र्च होता है।',
    ],
  },
  'karnataka-culture': {
    en: [
      'An hour before the show the children may enter the green room. There they learn how long a face takes to paint, and why the crown has to be tied, not placed.',
      'The plays are shortened to ninety minutes and keep their jokes. Some pupils have asked for a class, and the troupe’s drummer has agreed to teach.',
    ],
    hi: [
      'प्रस्तुति से एक घंटा पहले बच्चे सज्जा कक्ष में जा सकते हैं। वहाँ वे देखते हैं कि चेहरा रँगने में कितना समय लगता है और मुकुट सिर्फ़ रखा नहीं, बाँधा क्यों जाता है।',
      'नाटक डेढ़ घंटे के कर दिए गए हैं, पर हास्य जस का तस है। कुछ बच्चों ने सीखने की इच्छा जताई और मंडली के ढोलवादक सिखाने को तैयार हो गए।',
    ],
  },
  'karnataka-energy': {
    en: [
      'Until last year the pumps ran at night, when there was current, and somebody had to stay awake. Now a timetable on the wall of the co-operative says which farm gets water at which hour.',
      'The plant stands on stony ground where nothing grew. What is not used is sold, and the money goes into a fund for new pipes.',
    ],
    hi: [
      'पिछले साल तक पंप रात में चलते थे, जब बिजली आती थी, और किसी को जागना पड़ता था। अब सहकारी समिति की दीवार पर लगी समय-सारणी बताती है कि किस खेत को किस घंटे पानी मिलेगा।',
      'संयंत्र पथरीली ज़मीन पर लगा है, जहाँ कुछ उगता नहीं था। बची हुई बिजली बेच दी जाती है और पैसा नए पाइपों के कोष में जाता है।',
    ],
  },
  'karnataka-politics': {
    en: [
      'A budget of two pages has room for few words, and so the committees had to choose: what came in, what is planned, what was not done last year and why.',
      'Teachers read the drafts first and marked every sentence that a pupil of the eighth class would not understand. Some drafts came back four times.',
    ],
    hi: [
      'दो पन्नों के बजट में ज़्यादा शब्दों की जगह नहीं, इसलिए समितियों को चुनना पड़ा: कितना आया, क्या करना है, पिछले साल क्या नहीं हुआ और क्यों।',
      'मसौदे पहले शिक्षकों ने पढ़े और हर उस वाक्य पर निशान लगाया जो आठवीं कक्षा का बच्चा न समझ पाए। कुछ मसौदे चार बार लौटे।',
    ],
  },
};
