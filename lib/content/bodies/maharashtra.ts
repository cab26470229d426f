import type { Bodies } from '@/lib/content/sample';

export const MAHARASHTRA_BODIES: Bodies = {
  'maharashtra-education': {
    en: [
      'A van goes round the twenty campuses every afternoon and carries the books home. Students find out on one screen which library has a title, and hold it for a day.',
      'The most borrowed book of the first month was a dictionary. The second was a guide to repairing bicycles, which three colleges did not know they owned.',
    ],
    hi: [
      'हर दोपहर एक वैन बीसों कॉलेजों का चक्कर लगाकर किताबें उनके घर पहुँचाती है। छात्र एक ही स्क्रीन पर देख लेते हैं कि किताब किस पुस्तकालय में है और उसे एक दिन के लिए रखवा सकते हैं।',
      'पहले महीने में सबसे ज़्यादा शब्दकोश लिया गया। दूसरे नंबर पर साइकिल मरम्मत की किताब रही, जिसके होने का तीन कॉलेजों को पता ही नहीं था।',
    ],
  },
  'maharashtra-business': {
    en: [
      'The fruit is picked by day, packed in crates of paper and straw, and loaded at nine in the evening. By seven it is in the halls of Mumbai, still cool from the night.',
      'The group sells at one price for all and sends the growers a picture of the board. Without the stop at the middleman they keep about a fifth more, by their own account.',
    ],
    hi: [
      'फल दिन में तोड़े जाते हैं, काग़ज़ और पुआल वाली पेटियों में रखे जाते हैं और रात नौ बजे ट्रेन में चढ़ते हैं। सुबह सात बजे तक वे मुंबई की मंडी में होते हैं, रात की ठंडक के साथ।',
      'समूह सबके लिए एक ही दाम पर बेचता है और भाव के बोर्ड की तस्वीर किसानों को भेज देता है। किसानों के मुताबिक़ बिचौलिये के बिना उनके हाथ में क़रीब पाँचवाँ हिस्सा ज़्यादा आता है।',
    ],
  },
  'maharashtra-tourism': {
    en: [
      'The buses run every ten minutes and switch off their announcements on the last bend, where the gorge comes into view. They charge under a roof of panels at the car park.',
      'Guides at the caves say they can speak more softly now. The old buses will carry pupils to school.',
    ],
    hi: [
      'बसें हर दस मिनट में चलती हैं और आख़िरी मोड़ पर, जहाँ से घाटी दिखने लगती है, उनमें घोषणाएँ बंद कर दी जाती हैं। पार्किंग में सोलर पैनलों की छत के नीचे वे चार्ज होती हैं।',
      'गुफाओं के गाइड कहते हैं कि अब वे धीमी आवाज़ में बोल सकते हैं। पुरानी बसें बच्चों को स्कूल पहुँचाने के काम आएँगी।',
    ],
  },
  'maharashtra-culture': {
    en: [
      'Forty people find room in the community kitchen, and the waiting list is longer. The teachers cook from memory, and a student writes down how many pinches a handful has.',
      'The first class was on a bread of millet that opens like a pocket. It succeeded at every second stove; the rest was eaten as well.',
    ],
    hi: [
      'सामुदायिक रसोई में चालीस लोगों की जगह है और इंतज़ार करने वाले उससे ज़्यादा हैं। सिखाने वाली महिलाएँ अंदाज़े से पकाती हैं और एक छात्रा लिखती जाती है कि एक मुट्ठी में कितनी चुटकियाँ होती हैं।',
      'पहली कक्षा जेब की तरह फूलने वाली बाजरे की भाकरी पर थी। हर दूसरे चूल्हे पर वह ठीक फूली; बाक़ी भी खा ली गई।',
    ],
  },
  'maharashtra-energy': {
    en: [
      'The societies put out one tender for all roofs, with one engineer who checked the offers. The panels will light stairs, lifts and pumps, which make up most of the common bill.',
      'It took eight months and eleven meetings, the longest of them about shadows from a water tank. The plans can be had by any society that asks.',
    ],
    hi: [
      'सोसाइटियों ने सभी छतों के लिए एक ही निविदा निकाली और एक इंजीनियर से प्रस्ताव जँचवाए। पैनलों से सीढ़ियों की बत्तियाँ, लिफ़्ट और पंप चलेंगे, जिन पर साझा बिल का बड़ा हिस्सा जाता है।',
      'इसमें आठ महीने और ग्यारह बैठकें लगीं; सबसे लंबी बैठक पानी की टंकी की परछाईं पर चली। जो सोसाइटी माँगे, उसे योजना की प्रति मिल सकती है।',
    ],
  },
  'maharashtra-politics': {
    en: [
      'The doors open at ten, and numbers are drawn so that nobody has to come at dawn. Most complaints concern water, street lamps and trees that have grown into wires.',
      'Each answer is printed with a date and pinned to a board. What is late is marked in red, by the office itself.',
    ],
    hi: [
      'दरवाज़े दस बजे खुलते हैं और नंबर पर्ची से निकलते हैं, ताकि किसी को तड़के न आना पड़े। ज़्यादातर शिकायतें पानी, सड़क की बत्तियों और तारों में उलझे पेड़ों की हैं।',
      'हर जवाब तारीख़ के साथ छपकर बोर्ड पर लगता है। जिसमें देर हो, उस पर कार्यालय ख़ुद लाल निशान लगाता है।',
    ],
  },
};
