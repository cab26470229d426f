import type { Bodies } from '@/lib/content/sample';

export const MADHYA_PRADESH_BODIES: Bodies = {
  'madhya-pradesh-education': {
    en: [
      'After lessons the school libraries change their readers. Pensioners come for the newspapers, college students for the quiet, and children bring younger brothers and sisters along.',
      'Teachers take turns at the desk and get a free morning in return. In the first month twelve schools counted nine thousand visits, most of them on rainy evenings.',
    ],
    hi: [
      'छुट्टी के बाद स्कूल के पुस्तकालय में पढ़ने वाले बदल जाते हैं। बुज़ुर्ग अख़बार के लिए आते हैं, कॉलेज के छात्र शांति के लिए और बच्चे अपने छोटे भाई-बहनों को साथ लाते हैं।',
      'शिक्षक बारी-बारी से डेस्क सँभालते हैं और बदले में उन्हें एक सुबह की छुट्टी मिलती है। पहले महीने में बारह स्कूलों में नौ हज़ार लोग आए, सबसे ज़्यादा बारिश वाली शामों में।',
    ],
  },
  'madhya-pradesh-business': {
    en: [
      'The shop is a room with a good lamp and one telephone that never leaves it. Customers see the loom on which their saree is made and may still change a border while the weaver listens.',
      'The families share the postage and a small fund for repairs. Whoever has no order for a week weaves for the stock of the group, so that the looms do not stand still.',
    ],
    hi: [
      'यह दुकान बस एक कमरा है, जिसमें एक अच्छी लाइट और एक मोबाइल है जो कहीं और नहीं जाता। ग्राहक वही करघा देखते हैं जिस पर उनकी साड़ी बन रही है और चाहें तो बात करते-करते किनारी भी बदलवा सकते हैं।',
      'डाक का ख़र्च और मरम्मत का छोटा कोष साझा है। जिसे हफ़्ते भर ऑर्डर न मिले, वह समूह के भंडार के लिए बुनता है, ताकि करघा ख़ाली न रहे।',
    ],
  },
  'madhya-pradesh-tourism': {
    en: [
      'The walks keep to the edge of the forest and begin when the light does. A group has six visitors and two guides, one of whom always goes last and counts.',
      'Tigers are not promised. Most visitors, the guides say, talk afterwards about the spider webs in the dew and the breakfast under the mahua tree.',
    ],
    hi: [
      'सैर जंगल के किनारे-किनारे चलती है और उजाला होते ही शुरू होती है। एक समूह में छह मेहमान और दो गाइड होते हैं, जिनमें से एक हमेशा सबसे पीछे चलकर गिनती रखता है।',
      'बाघ दिखने का वादा नहीं किया जाता। गाइड बताते हैं कि लोग लौटकर ओस में चमकते मकड़ी के जालों और महुआ के नीचे किए नाश्ते की बातें करते हैं।',
    ],
  },
  'madhya-pradesh-culture': {
    en: [
      'The lawns have room for eight hundred, and shawls are part of the dress. Each evening belongs to one raga and two singers under thirty, with an elder who says a few words before.',
      'Between the pieces the microphones are switched off. Then one hears the city, the organisers say, and learns how far a voice carries.',
    ],
    hi: [
      'मैदान में आठ सौ लोग बैठ सकते हैं और शॉल साथ लाना ज़रूरी है। हर शाम एक राग और तीस साल से कम उम्र के दो गायकों के नाम है। शुरुआत में कोई वरिष्ठ कलाकार दो शब्द कहते हैं।',
      'दो प्रस्तुतियों के बीच माइक बंद कर दिए जाते हैं। आयोजक कहते हैं कि तब शहर सुनाई देता है और पता चलता है कि आवाज़ कितनी दूर तक जाती है।',
    ],
  },
  'madhya-pradesh-energy': {
    en: [
      'Each centre gets panels for its own needs: two refrigerators, the delivery room and a pump. A lamp above the door shows from the road whether the batteries are full.',
      'Young people from the villages are trained to clean and check the panels. The first twenty centres are to be ready before the summer, when the supply fails most often.',
    ],
    hi: [
      'हर केंद्र में उसकी ज़रूरत के हिसाब से पैनल लगेंगे: दो फ़्रिज, प्रसव कक्ष और एक पंप। दरवाज़े के ऊपर लगी बत्ती सड़क से ही बता देगी कि बैटरी भरी है या नहीं।',
      'पैनलों की सफ़ाई और जाँच के लिए गाँवों के युवाओं को प्रशिक्षण दिया जा रहा है। पहले बीस केंद्र गर्मियों से पहले तैयार होंगे, जब बिजली सबसे ज़्यादा जाती है।',
    ],
  },
  'madhya-pradesh-politics': {
    en: [
      'The question sounds small: on which days should the canals carry water? For those at the far end it decides whether the wheat gets its third watering in time.',
      'Forty farmers have asked to speak, ten minutes each. The notes will name every proposal and say which of them the committee wants to try for a season.',
    ],
    hi: [
      'सवाल छोटा लगता है: नहरों में पानी किन दिनों छोड़ा जाए? पर नहर के आख़िरी छोर वालों के लिए इसी से तय होता है कि गेहूँ को तीसरा पानी समय पर मिलेगा या नहीं।',
      'चालीस किसानों ने अपनी बात रखने के लिए नाम दिए हैं, हर एक को दस मिनट मिलेंगे। टिप्पणियों में हर सुझाव दर्ज होगा और यह भी कि समिति किन्हें एक सीज़न आज़माना चाहती है।',
    ],
  },
};
