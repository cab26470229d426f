import type { Bodies } from '@/lib/content/sample';

/** No company in these texts is real, and nothing in them is advice on a single share. */
export const BUSINESS_BODIES: Bodies = {
  'stockmarket-steady-week': {
    en: [
      'Two out of three shares closed higher, and trading was calmer than in the week before. Buyers looked for companies with little debt, traders in Mumbai said. Metal shares stayed behind.',
      'Advisers use the good mood for a reminder. Money that will be needed within three years does not belong in shares, and monthly instalments beat the search for the right day.',
    ],
    hi: [
      'हर तीन में से दो शेयर बढ़त के साथ बंद हुए और कारोबार पिछले हफ़्ते से शांत रहा। मुंबई के कारोबारियों के मुताबिक़ ख़रीदारों की नज़र कम क़र्ज़ वाली कंपनियों पर थी। धातु कंपनियों के शेयर पीछे रहे।',
      'अच्छे माहौल में सलाहकार एक बात याद दिलाते हैं। जिस पैसे की ज़रूरत तीन साल के भीतर पड़नी हो, उसे शेयरों में न लगाएँ। सही दिन की तलाश करने से बेहतर है हर महीने थोड़ा-थोड़ा निवेश।',
    ],
  },
  'stockmarket-first-time': {
    en: [
      'First: do I understand in two sentences how this company earns its money? Second: how much does it owe? Third: can I do without the sum for five years? Fourth: what share of my savings is it? Fifth: who told me to buy, and what do they gain?',
      'Whoever has an answer to all five may begin, with a small amount. Whoever is promised a certain profit should walk away: nobody can promise that, and the law does not allow it.',
    ],
    hi: [
      'पहला: क्या मैं दो वाक्यों में बता सकता हूँ कि कंपनी कमाती कैसे है? दूसरा: उस पर क़र्ज़ कितना है? तीसरा: क्या पाँच साल तक इस पैसे के बिना काम चल जाएगा? चौथा: यह मेरी बचत का कितना हिस्सा है? पाँचवाँ: ख़रीदने को किसने कहा और इसमें उसका क्या फ़ायदा है?',
      'जिसके पास पाँचों के जवाब हों, वह छोटी रक़म से शुरुआत कर सकता है। जो पक्के मुनाफ़े का वादा करे, उससे दूर रहिए: ऐसा वादा कोई नहीं कर सकता और क़ानून भी इसकी इजाज़त नहीं देता।',
    ],
  },
  'startup-cold-store': {
    en: [
      'The rooms are as large as a small lorry and stand beside the field. Panels on the roof cool them by day, and a tank of ice carries them through the night. A crate costs less per day than a cup of tea.',
      'Tomato growers were the first customers, flower growers followed. Four founders run eleven rooms today. They want to hand each of them over to a farmers’ group after five years.',
    ],
    hi: [
      'ये कमरे एक छोटे ट्रक जितने हैं और खेत के पास ही रखे जाते हैं। दिन में छत के सोलर पैनल इन्हें ठंडा रखते हैं और रात में बर्फ़ की टंकी। एक क्रेट का एक दिन का किराया एक प्याली चाय से भी कम है।',
      'सबसे पहले टमाटर उगाने वाले किसान आए, फिर फूल उगाने वाले। चार संस्थापक आज ग्यारह कमरे चला रहे हैं। पाँच साल बाद वे हर कमरा किसानों के किसी समूह को सौंपना चाहते हैं।',
    ],
  },
  'banking-village-counter': {
    en: [
      'The van stops under the same tree on the same date, so that nobody has to ask. Two clerks open accounts, pay out pensions and print passbooks. The queue sits on benches that the van brings along.',
      'At the end of each visit a clerk plays a recorded call in which a stranger asks for a code. The rule the village learns is short: the bank never asks, and whoever asks is not the bank.',
    ],
    hi: [
      'वैन हर महीने उसी तारीख़ को उसी पेड़ के नीचे रुकती है, ताकि किसी को पूछना न पड़े। दो कर्मचारी खाते खोलते हैं, पेंशन देते हैं और पासबुक छापते हैं। लोग वैन के साथ आई बेंचों पर बैठकर अपनी बारी का इंतज़ार करते हैं।',
      'हर दौरे के अंत में एक रिकॉर्ड की हुई कॉल सुनाई जाती है, जिसमें कोई अनजान आदमी कोड माँगता है। गाँव वाले छोटा-सा नियम सीखते हैं: बैंक कभी कोड नहीं माँगता, जो माँगे वह बैंक नहीं।',
    ],
  },
  'realestate-smaller-homes': {
    en: [
      'Sellers have stopped adding ten per cent for the bargaining, brokers report. Flats with two rooms near a bus line are gone within a month, while large ones wait through the season.',
      'Buyers come back at another time of day: in the morning for the water pressure, in the evening for the noise. Who can show the papers at the first visit sells faster than who lowers the price.',
    ],
    hi: [
      'ब्रोकर बताते हैं कि बेचने वाले अब मोलभाव के लिए दस प्रतिशत ऊपर नहीं जोड़ रहे। बस मार्ग के पास दो कमरों के फ़्लैट महीने भर में बिक जाते हैं, जबकि बड़े फ़्लैट पूरे सीज़न इंतज़ार करते हैं।',
      'ख़रीदार दिन में अलग-अलग समय पर देखने आते हैं: सुबह पानी का दबाव, शाम को शोर। जो पहली बार में ही काग़ज़ दिखा दे, उसका मकान दाम घटाने वाले से जल्दी बिकता है।',
    ],
  },
  'automobile-electric-rickshaw': {
    en: [
      'A full charge lasts for about eighty kilometres, which is a working day between the station, the hospital and the bazaar. Drivers save on fuel but pay the instalment for the battery, and so they count every evening.',
      'What is missing are sockets. The municipality wants to add twenty charging points by the summer, half of them at tea stalls, where drivers wait in any case.',
    ],
    hi: [
      'पूरी चार्जिंग पर गाड़ी क़रीब अस्सी किलोमीटर चलती है, यानी स्टेशन, अस्पताल और बाज़ार के बीच दिन भर का काम। ईंधन का ख़र्च बचता है, पर बैटरी की किस्त देनी पड़ती है। इसलिए चालक हर शाम हिसाब जोड़ते हैं।',
      'कमी चार्जिंग पॉइंट की है। नगर पालिका गर्मियों तक बीस नए पॉइंट लगाना चाहती है, जिनमें से आधे चाय की दुकानों पर होंगे, जहाँ चालक वैसे भी रुकते हैं।',
    ],
  },
  'ecommerce-weavers-online': {
    en: [
      'The studio has white walls, two lamps and a rule: every sari is photographed once folded and once in daylight at the window. Sixty families share it and book their hour on a slate by the door.',
      'Returns have halved since the pictures show the true colours. The weavers answer questions themselves, mostly in the evening, and the most frequent one is how the cloth should be washed.',
    ],
    hi: [
      'स्टूडियो में सफ़ेद दीवारें हैं, दो लाइटें और एक नियम: हर साड़ी की एक फ़ोटो तह की हुई ली जाएगी और एक खिड़की के पास दिन की रोशनी में। साठ परिवार इसे साझा करते हैं और दरवाज़े पर टँगी स्लेट पर अपना समय लिख देते हैं।',
      'जब से तस्वीरों में असली रंग दिखने लगे, लौटाई जाने वाली साड़ियाँ आधी रह गई हैं। सवालों के जवाब बुनकर ख़ुद देते हैं, ज़्यादातर शाम को, और सबसे ज़्यादा पूछा जाता है कि कपड़ा धोया कैसे जाए।',
    ],
  },
};
