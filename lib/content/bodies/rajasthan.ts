import type { Bodies } from '@/lib/content/sample';

export const RAJASTHAN_BODIES: Bodies = {
  'rajasthan-education': {
    en: [
      'Once a week the classroom is a dune. The children measure how far the sand has moved since the last visit and draw what grows on the side away from the wind.',
      'Grandparents are invited too, because they know which step-well had sweet water. The finished maps will hang in the village halls.',
    ],
    hi: [
      'हफ़्ते में एक दिन कक्षा टीले पर लगती है। बच्चे नापते हैं कि पिछली बार से रेत कितनी खिसकी और हवा की ओट वाली तरफ़ क्या उगता है, उसका चित्र बनाते हैं।',
      'दादा-दादी भी बुलाए जाते हैं, क्योंकि उन्हें पता है कि किस बावड़ी का पानी मीठा था। तैयार नक़्शे गाँव के पंचायत भवन में लगाए जाएँगे।',
    ],
  },
  'rajasthan-business': {
    en: [
      'In the dye house the vats stand in a row, and each family has its colour days: indigo on Monday, red on Tuesday. The water runs through gravel and reeds before it is used a second time.',
      'The printers pay by the metre of cloth. Buyers from abroad had asked for proof of clean water; now the figures hang at the gate, written anew every morning.',
    ],
    hi: [
      'रंगाई केंद्र में हौज़ एक क़तार में हैं और हर परिवार के रंग के दिन तय हैं: सोमवार को नील, मंगलवार को लाल। पानी दोबारा इस्तेमाल होने से पहले बजरी और सरकंडों से होकर गुज़रता है।',
      'कारीगर कपड़े के मीटर के हिसाब से भुगतान करते हैं। विदेशी ख़रीदार साफ़ पानी का सबूत माँगते थे; अब हर सुबह ताज़ा आँकड़े दरवाज़े पर लिख दिए जाते हैं।',
    ],
  },
  'rajasthan-tourism': {
    en: [
      'There are twenty-four signs, at the height of a child’s eyes. Each has a drawing of what stood here a century ago and an arrow with the minutes to the next ghat.',
      'Boatmen and tea sellers helped with the texts. Their favourite is the sign that only says where the wind is coolest in May.',
    ],
    hi: [
      'कुल चौबीस पट्ट हैं, बच्चों की नज़र की ऊँचाई पर। हर पट्ट पर सौ साल पहले के दृश्य का चित्र है और एक तीर, जो बताता है कि अगला घाट कितने मिनट दूर है।',
      'लिखने में नाविकों और चाय वालों ने मदद की। उनका सबसे प्रिय पट्ट वह है, जिस पर बस इतना लिखा है कि मई में सबसे ठंडी हवा कहाँ मिलती है।',
    ],
  },
  'rajasthan-culture': {
    en: [
      'The recorder travels by camel cart, because some of the singers live beyond the road. Most songs are taken down twice: once alone, and once with the whole family, who know the refrain.',
      'Beside each song the collectors note who taught it. Some chains go back six generations, and in four villages the young have begun to sing again at weddings.',
    ],
    hi: [
      'रिकॉर्डर ऊँट गाड़ी पर जाता है, क्योंकि कुछ गायक वहाँ रहते हैं जहाँ सड़क नहीं पहुँचती। ज़्यादातर गीत दो बार रिकॉर्ड होते हैं: एक बार अकेले और एक बार पूरे परिवार के साथ, जिसे टेक याद होती है।',
      'हर गीत के साथ लिखा जाता है कि उसे किसने सिखाया। कुछ सिलसिले छह पीढ़ी पीछे तक जाते हैं और चार गाँवों में युवा फिर से शादियों में गाने लगे हैं।',
    ],
  },
  'rajasthan-energy': {
    en: [
      'The course begins on the ground, with a multimeter and a single panel, and ends on a roof. Those who finish can find a fault in a field of panels by its shadow and its sound.',
      'Thirty of the fifty have already been promised work within an hour of home. The others want to open a repair shop together.',
    ],
    hi: [
      'पाठ्यक्रम ज़मीन पर एक मल्टीमीटर और एक पैनल से शुरू होता है और छत पर पूरा होता है। सीख चुकी महिलाएँ परछाईं और आवाज़ से पहचान लेती हैं कि पैनलों की क़तार में ख़राबी कहाँ है।',
      'पचास में से तीस को घर से एक घंटे की दूरी के भीतर काम का वादा मिल चुका है। बाक़ी मिलकर मरम्मत की दुकान खोलना चाहती हैं।',
    ],
  },
  'rajasthan-politics': {
    en: [
      'So far the minutes could be read at the office, on two afternoons a week. Now each decision gets a page with its cost, its date and the name of the office that answers questions.',
      'A students’ group reads the longer papers and writes three plain sentences on each. The office checks them before they appear.',
    ],
    hi: [
      'अब तक ब्योरा दफ़्तर जाकर हफ़्ते में दो दोपहर ही पढ़ा जा सकता था। अब हर फ़ैसले का अपना पेज होगा, जिस पर ख़र्च, तारीख़ और सवालों का जवाब देने वाले विभाग का नाम रहेगा।',
      'छात्रों का एक समूह लंबे दस्तावेज़ पढ़कर हर एक पर तीन आसान वाक्य लिखता है। छपने से पहले दफ़्तर उनकी जाँच करता है।',
    ],
  },
};
