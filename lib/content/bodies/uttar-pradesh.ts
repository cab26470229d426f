import type { Bodies } from '@/lib/content/sample';

export const UTTAR_PRADESH_BODIES: Bodies = {
  'uttar-pradesh-education': {
    en: [
      'The rooms have warm lamps, numbered chairs and a shelf for shoes. Phones stay in a box at the door, where each gets a token like a coat in a theatre.',
      'At ten there is tea, at half past ten silence again. Two buses wait at midnight and take the students home along the main roads.',
    ],
    hi: [
      'कमरों में हल्की रोशनी, नंबर लगी कुर्सियाँ और जूतों के लिए एक रैक है। फ़ोन दरवाज़े पर एक डिब्बे में जमा होते हैं और बदले में टोकन मिलता है।',
      'दस बजे चाय मिलती है और साढ़े दस बजे फिर सन्नाटा। आधी रात को दो बसें छात्रों को मुख्य सड़कों से घर छोड़ती हैं।',
    ],
  },
  'uttar-pradesh-business': {
    en: [
      'Nine months long the trainees took apart what others had given up on. They learnt to read a circuit, to solder under the microscope, and to tell a customer when a repair is not worth it.',
      'The school keeps a shelf with the hundred most instructive faults. The next batch starts in April, and half of the places are kept for women.',
    ],
    hi: [
      'नौ महीने तक प्रशिक्षुओं ने वे फ़ोन खोले जिन्हें दूसरों ने बेकार मान लिया था। उन्होंने सर्किट पढ़ना, माइक्रोस्कोप के नीचे सोल्डर करना और ग्राहक को यह बताना सीखा कि कब मरम्मत कराने का फ़ायदा नहीं।',
      'स्कूल में एक अलमारी है, जिसमें सबसे ज़्यादा सिखाने वाली सौ ख़राबियाँ रखी हैं। अगला बैच अप्रैल में शुरू होगा और आधी सीटें महिलाओं के लिए हैं।',
    ],
  },
  'uttar-pradesh-tourism': {
    en: [
      'The route is five kilometres long and can be entered at every garden. Stones in the ground show the distance, and three viewpoints have a roof against the sun.',
      'Early in the morning the gardeners are already at work. They asked for one thing in return for the visitors: that nobody picks the marigolds.',
    ],
    hi: [
      'रास्ता पाँच किलोमीटर लंबा है और हर बाग़ से शुरू किया जा सकता है। ज़मीन पर लगे पत्थर दूरी बताते हैं और तीन जगह धूप से बचने के लिए छत है।',
      'सुबह-सुबह माली काम पर लग जाते हैं। मेहमानों से उनकी बस एक गुज़ारिश है: गेंदे के फूल न तोड़ें।',
    ],
  },
  'uttar-pradesh-culture': {
    en: [
      'Every evening has one dish at its centre. While it simmers the cook tells who brought it into the family, who spoilt it and who put it right again.',
      'There are no competitions and no stars. The recipes are collected on cards, and a card may be taken by whoever leaves one of their own.',
    ],
    hi: [
      'हर शाम के केंद्र में एक पकवान होगा। जब तक वह धीमी आँच पर पकता है, बनाने वाले सुनाते हैं कि उसे परिवार में कौन लाया, किसने बिगाड़ा और किसने फिर सँभाला।',
      'न कोई मुक़ाबला है, न कोई सितारा। व्यंजन कार्डों पर लिखे जाते हैं और जो अपना कार्ड छोड़े, वह एक कार्ड ले जा सकता है।',
    ],
  },
  'uttar-pradesh-energy': {
    en: [
      'The batteries lie where the engine used to be and last for six trips. They are charged at two ghats, at night, when the current is cheapest.',
      'For visitors the greatest change is the sound: one hears the oars of the neighbours and the bells from the bank. By summer the boatmen want to convert thirty more.',
    ],
    hi: [
      'बैटरियाँ वहीं रखी हैं जहाँ पहले इंजन था और छह फेरों तक चलती हैं। उन्हें दो घाटों पर रात में चार्ज किया जाता है, जब बिजली सबसे सस्ती होती है।',
      'मेहमानों को सबसे बड़ा फ़र्क़ आवाज़ में लगता है: पास की नाव के चप्पू और किनारे की घंटियाँ सुनाई देती हैं। गर्मियों तक नाविक तीस और नावें बदलना चाहते हैं।',
    ],
  },
  'uttar-pradesh-politics': {
    en: [
      'Each member may name five roads and has to say who uses them: pupils, milk vans, patients. The lists will be public before the debate begins.',
      'On the second day engineers are to answer what can be done in one dry season. The chair has asked for short speeches, and for maps in place of adjectives.',
    ],
    hi: [
      'हर सदस्य पाँच सड़कों के नाम दे सकता है और बताना होगा कि उन पर कौन चलता है: विद्यार्थी, दूध की गाड़ियाँ या मरीज़। चर्चा से पहले ये सूचियाँ सार्वजनिक होंगी।',
      'दूसरे दिन इंजीनियर बताएँगे कि एक सूखे मौसम में कितना काम हो सकता है। आसन की ओर से कहा गया है कि भाषण छोटे हों और विशेषणों की जगह नक़्शे हों।',
    ],
  },
};
