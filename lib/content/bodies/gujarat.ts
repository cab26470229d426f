import type { Bodies } from '@/lib/content/sample';

export const GUJARAT_BODIES: Bodies = {
  'gujarat-education': {
    en: [
      'The measuring posts are painted in bands, so that they can be read from the shore. Two pupils read, one writes, and the fourth watches the waves for the moment between them.',
      'The nine tables are compared in the evening by phone. The largest difference so far was twenty centimetres, and it turned out that one post had sunk.',
    ],
    hi: [
      'नापने के खंभों पर धारियाँ रँगी हैं, ताकि किनारे से पढ़ा जा सके। दो बच्चे पढ़ते हैं, एक लिखता है और चौथा लहरों के बीच का सही पल देखता है।',
      'शाम को नौ स्कूल फ़ोन पर अपने आँकड़े मिलाते हैं। अब तक का सबसे बड़ा अंतर बीस सेंटीमीटर निकला और पता चला कि एक खंभा धँस गया था।',
    ],
  },
  'gujarat-business': {
    en: [
      'A loom stands still when the money for yarn is tied up in cloth that nobody has bought yet. The bank lends by the kilo, and the debt is written in metres.',
      'Two hundred weavers have joined. A committee of five checks the quality of the yarn and meets in public, under a neem tree, on the first of each month.',
    ],
    hi: [
      'जब धागे का पैसा अनबिके कपड़े में फँस जाए तो करघा रुक जाता है। यह बैंक धागा किलो के हिसाब से देता है और उधार मीटर में लिखता है।',
      'दो सौ बुनकर जुड़ चुके हैं। पाँच लोगों की समिति धागे की गुणवत्ता जाँचती है और हर महीने की पहली तारीख़ को नीम के नीचे सबके सामने बैठक करती है।',
    ],
  },
  'gujarat-tourism': {
    en: [
      'The round houses have thick walls and small windows, and keep cool without a machine. Guests eat what the family eats and are asked to leave their torches off after ten.',
      'On the salt, guides carry a rope with knots so that no one walks apart in the dark. The stars, they say, do the rest.',
    ],
    hi: [
      'गोल घरों की दीवारें मोटी और खिड़कियाँ छोटी हैं, इसलिए वे बिना मशीन के ठंडे रहते हैं। मेहमान वही खाते हैं जो परिवार खाता है और उनसे कहा जाता है कि दस बजे के बाद टॉर्च न जलाएँ।',
      'नमक के मैदान में गाइड गाँठों वाली रस्सी लेकर चलते हैं, ताकि अँधेरे में कोई अलग न हो जाए। बाक़ी काम, वे कहते हैं, तारे कर देते हैं।',
    ],
  },
  'gujarat-culture': {
    en: [
      'The paper is cut, the bamboo split and the glue boiled weeks ahead. On the day itself the roofs are shared out by street, and the best view goes to whoever brings the most sesame sweets.',
      'Volunteers collect torn thread for the sake of the birds. A bucket of it can be exchanged for a kite at eleven stalls.',
    ],
    hi: [
      'काग़ज़ काटना, बाँस चीरना और लेई पकाना हफ़्तों पहले शुरू हो जाता है। त्योहार के दिन छतें गली के हिसाब से बँटती हैं और सबसे अच्छी जगह उसे मिलती है जो सबसे ज़्यादा तिल की मिठाई लाए।',
      'पक्षियों को बचाने के लिए स्वयंसेवक टूटी डोर इकट्ठा करते हैं। बाल्टी भर डोर के बदले ग्यारह दुकानों पर एक पतंग मिलती है।',
    ],
  },
  'gujarat-energy': {
    en: [
      'Dust takes a good tenth of the current in the dry months. The machines roll along the rows before sunrise, when the dew helps, and need as much power as two lamps.',
      'Water below and panels above help one another: less evaporates, and the panels stay cooler. Pupils from the town may watch on Fridays.',
    ],
    hi: [
      'सूखे महीनों में धूल से बिजली का दसवाँ हिस्सा घट जाता है। मशीनें सूरज निकलने से पहले क़तारों पर चलती हैं, जब ओस मदद करती है, और उन्हें दो बत्तियों जितनी बिजली चाहिए।',
      'नीचे का पानी और ऊपर के पैनल एक-दूसरे के काम आते हैं: पानी कम उड़ता है और पैनल ठंडे रहते हैं। शहर के विद्यार्थी शुक्रवार को यह काम देख सकते हैं।',
    ],
  },
  'gujarat-politics': {
    en: [
      'Each district sends two students and one question from home: a dry well, a leaking pipe, a lake full of weeds. In small groups they write proposals and have to say what each would cost.',
      'The votes bind nobody. But the three best proposals are to be read out in the real house, by those who wrote them.',
    ],
    hi: [
      'हर ज़िला दो विद्यार्थी और अपने यहाँ का एक सवाल भेजेगा: सूखा कुआँ, रिसता पाइप या जलकुंभी से भरा तालाब। छोटे समूहों में वे प्रस्ताव लिखेंगे और हर प्रस्ताव का ख़र्च भी बताएँगे।',
      'मतदान से कोई बँधा नहीं होगा। पर तीन सबसे अच्छे प्रस्ताव असली सदन में पढ़े जाएँगे और पढ़ेंगे वही जिन्होंने लिखे।',
    ],
  },
};
