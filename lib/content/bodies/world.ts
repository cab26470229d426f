import type { Bodies } from '@/lib/content/sample';

/** The places in these texts have no names: they are made up. */
export const WORLD_BODIES: Bodies = {
  'world-night-train': {
    en: [
      'The train leaves at nine in the evening and arrives at eight, with one stop at the border for tea and fresh bread. Officials check the passports on board, so that nobody has to get up at night.',
      'The railways of both countries had shut the line when cheap flights came. Now they share four renovated coaches. For the first two months nearly every bed has been sold.',
    ],
    hi: [
      'ट्रेन रात नौ बजे चलती है और सुबह आठ बजे पहुँचती है। बीच में वह सिर्फ़ सीमा पर रुकती है, जहाँ से चाय और ताज़ी रोटी चढ़ती है। पासपोर्ट की जाँच ट्रेन में ही होती है, ताकि रात में किसी को उठना न पड़े।',
      'सस्ती उड़ानें शुरू होने पर दोनों देशों ने यह लाइन बंद कर दी थी। अब दोनों की रेल कंपनियाँ चार नए सिरे से तैयार डिब्बे मिलकर चला रही हैं। पहले दो महीनों की लगभग सभी बर्थ बिक चुकी हैं।',
    ],
  },
  'world-island-solar': {
    en: [
      'For thirty years the day at school ended when the diesel did. Now forty panels feed lamps, fans and twelve computers, and the generator stands in the yard as a lesson for the older pupils.',
      'The ferry used to bring six drums of fuel a month. The money saved pays a second teacher for the evening classes, which half of the island’s fishermen attend in the stormy season.',
    ],
    hi: [
      'तीस साल तक स्कूल का दिन तभी तक चलता था जब तक डीज़ल रहता। अब चालीस पैनलों से बत्तियाँ, पंखे और बारह कंप्यूटर चलते हैं और जनरेटर आँगन में खड़ा है, बड़े बच्चों को मशीन समझाने के लिए।',
      'पहले नाव हर महीने छह ड्रम ईंधन लाती थी। बचे हुए पैसे से शाम की कक्षाओं के लिए दूसरे शिक्षक को वेतन मिलता है। तूफ़ानी मौसम में द्वीप के आधे मछुआरे इन कक्षाओं में पढ़ने आते हैं।',
    ],
  },
  'world-mountain-clinic': {
    en: [
      'The nurse drives up on Mondays and sets out her instruments in the school. The doctor sits two hundred kilometres away, sees the patient on the screen and hears the heart through a digital stethoscope.',
      'Most visits end with advice and a prescription that the post brings the next day. Those who must go down to the hospital get a seat in the nurse’s car.',
    ],
    hi: [
      'नर्स सोमवार को गाड़ी से ऊपर आती हैं और स्कूल में अपने उपकरण जमा लेती हैं। दो सौ किलोमीटर दूर बैठी डॉक्टर स्क्रीन पर मरीज़ को देखती हैं और डिजिटल स्टेथोस्कोप से धड़कन सुनती हैं।',
      'ज़्यादातर मामलों में सलाह और दवा का पर्चा काफ़ी होता है और दवा अगले दिन डाक से आ जाती है। जिन्हें अस्पताल जाना ही हो, उन्हें नर्स की गाड़ी में जगह मिल जाती है।',
    ],
  },
  'world-harbour-library': {
    en: [
      'The list on the wall has grown to three hundred things: drills, a tent for six, a telescope, a jam pot for the plum season. Whoever brings something back clean gets a stamp, and ten stamps are worth a coffee.',
      'On Thursdays retired shipwrights sit at the long table and mend what visitors bring. They do not repair for people, they say, but with them: nobody leaves without having held the screwdriver.',
    ],
    hi: [
      'दीवार पर लगी सूची में अब तीन सौ चीज़ें हैं: ड्रिल, छह लोगों का तंबू, दूरबीन, आलूबुख़ारे के मौसम के लिए मुरब्बे का बड़ा भगोना। जो चीज़ साफ़ करके लौटाए, उसे एक मुहर मिलती है और दस मुहरों पर एक कॉफ़ी।',
      'गुरुवार को सेवानिवृत्त जहाज़ कारीगर लंबी मेज़ पर बैठते हैं और लोगों की लाई चीज़ें ठीक करते हैं। उनका कहना है कि वे लोगों के लिए नहीं, लोगों के साथ मरम्मत करते हैं: पेचकस हाथ में लिए बिना कोई नहीं लौटता।',
    ],
  },
};
