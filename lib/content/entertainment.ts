import type { SampleArticle } from './sample';

/**
 * Sample articles of the section, most viewed first; every title, film and programme in them is
 * made up.
 */
export const ENTERTAINMENT_SAMPLES: readonly SampleArticle[] = [
  {
    id: 'bollywood-monsoon-letter',
    category: 'bollywood',
    picture: 'cinema',
    readMinutes: 4,
    views: 218_400,
    publishedAt: '2024-01-14',
    rating: 4.2,
    title: {
      en: 'A small film about a postman fills the halls in its third week',
      hi: 'डाकिये की कहानी वाली छोटी फ़िल्म तीसरे हफ़्ते भी भर रही है सिनेमाघर',
    },
    description: {
      en: 'Made without big names, the film has grown by word of mouth. Cinema owners in smaller towns have added morning shows.',
      hi: 'बिना बड़े नामों के बनी यह फ़िल्म लोगों की ज़बानी तारीफ़ से आगे बढ़ी है। छोटे शहरों के सिनेमाघरों ने सुबह के शो भी जोड़ दिए हैं।',
    },
    tags: { en: ['Film', 'Box office', 'Small towns'], hi: ['फ़िल्म', 'बॉक्स ऑफ़िस', 'छोटे शहर'] },
  },
  {
    id: 'ott-night-train',
    category: 'ott',
    picture: 'train',
    readMinutes: 3,
    views: 176_900,
    publishedAt: '2024-01-13',
    rating: 4.4,
    title: {
      en: 'Eight episodes, one night train: the series everyone is finishing in a weekend',
      hi: 'आठ एपिसोड और एक रात की ट्रेन: वह सीरीज़ जिसे लोग एक ही वीकेंड में देख रहे हैं',
    },
    description: {
      en: 'The whole story happens between two stations. Viewers praise the tight writing and the sound of the sidebars.',
      hi: 'पूरी कहानी दो स्टेशनों के बीच घटती है। दर्शकों को कसी हुई पटकथा और पटरियों की आवाज़ ख़ूब पसंद आ रही है।',
    },
    tags: { en: ['Series', 'Thriller', 'Weekend watch'], hi: ['सीरीज़', 'थ्रिलर', 'वीकेंड पर देखें'] },
  },
  {
    id: 'tv-singing-village',
    category: 'tv',
    picture: 'singing',
    readMinutes: 3,
    views: 142_300,
    publishedAt: '2024-01-15',
    rating: 4.1,
    title: {
      en: 'Singing contest moves to the river bank for its semi-final',
      hi: 'सेमीफ़ाइनल के लिए नदी किनारे पहुँचा गायन मुक़ाबला',
    },
    description: {
      en: 'Six young singers performed folk songs of their own districts under an open sky. The final follows at the end of the month.',
      hi: 'छह युवा गायकों ने खुले आसमान के नीचे अपने-अपने ज़िले के लोकगीत गाए। फ़ाइनल महीने के आख़िर में होगा।',
    },
    tags: { en: ['Music', 'Reality show', 'Folk songs'], hi: ['संगीत', 'रियलिटी शो', 'लोकगीत'] },
  },
  {
    id: 'bollywood-song-on-the-lake',
    category: 'bollywood',
    picture: 'lake',
    readMinutes: 2,
    views: 118_700,
    publishedAt: '2024-01-12',
    rating: 3.8,
    title: {
      en: 'Film unit shoots a winter song on the lake and hires fifty local boatmen',
      hi: 'झील पर फ़िल्माया गया सर्दियों का गीत, पचास स्थानीय नाविकों को मिला काम',
    },
    description: {
      en: 'The shooting lasted four mornings. The crew took its rubbish away, and residents got to watch from the promenade.',
      hi: 'शूटिंग चार सुबह चली। टीम अपना सारा कचरा साथ ले गई और लोगों ने किनारे की सैरगाह से शूटिंग देखी।',
    },
    tags: { en: ['Shooting', 'Music', 'Bhopal'], hi: ['शूटिंग', 'संगीत', 'भोपाल'] },
    city: { en: 'Bhopal', hi: 'भोपाल' },
  },
  {
    id: 'ott-kitchen-tales',
    category: 'ott',
    picture: 'kitchen',
    readMinutes: 3,
    views: 97_500,
    publishedAt: '2024-01-11',
    rating: 4.0,
    title: {
      en: 'Documentary travels through twelve home kitchens and one wedding feast',
      hi: 'बारह घरों की रसोई और एक शादी की दावत तक ले जाती है यह डॉक्यूमेंट्री',
    },
    description: {
      en: 'Each part follows one recipe from the market to the table. Subtitles are available in Hindi and English.',
      hi: 'हर भाग में एक व्यंजन का बाज़ार से थाली तक का सफ़र है। सबटाइटल हिंदी और अंग्रेज़ी दोनों में हैं।',
    },
    tags: { en: ['Documentary', 'Food', 'Family'], hi: ['डॉक्यूमेंट्री', 'खानपान', 'परिवार'] },
  },
  {
    id: 'tv-science-quiz',
    category: 'tv',
    picture: 'experiment',
    readMinutes: 2,
    views: 83_200,
    publishedAt: '2024-01-10',
    rating: 4.3,
    title: {
      en: 'Children’s science quiz returns with questions from viewers',
      hi: 'दर्शकों के सवालों के साथ लौटी बच्चों की विज्ञान प्रश्नोत्तरी',
    },
    description: {
      en: 'School teams from sixteen towns take part. Every answer is shown again as a simple experiment.',
      hi: 'सोलह शहरों के स्कूलों की टीमें हिस्सा ले रही हैं। हर जवाब को एक आसान प्रयोग से भी समझाया जाता है।',
    },
    tags: { en: ['Quiz', 'Children', 'Science'], hi: ['प्रश्नोत्तरी', 'बच्चे', 'विज्ञान'] },
  },
  {
    id: 'ott-short-films',
    category: 'ott',
    picture: 'phone',
    readMinutes: 3,
    views: 64_800,
    publishedAt: '2024-01-09',
    rating: 3.9,
    title: {
      en: 'Ten short films shot on phones make up a new collection',
      hi: 'फ़ोन से बनी दस लघु फ़िल्मों का नया संग्रह',
    },
    description: {
      en: 'The young makers had one weekend and one location each. None of the films is longer than twelve minutes.',
      hi: 'हर युवा फ़िल्मकार के पास सिर्फ़ एक वीकेंड और एक ही जगह थी। कोई फ़िल्म बारह मिनट से लंबी नहीं है।',
    },
    tags: { en: ['Short films', 'New talent'], hi: ['लघु फ़िल्में', 'नई प्रतिभा'] },
  },
  {
    id: 'bollywood-old-prints',
    category: 'bollywood',
    picture: 'reels',
    readMinutes: 4,
    views: 52_100,
    publishedAt: '2024-01-08',
    rating: 4.5,
    title: {
      en: 'Old film prints get a second life in a two-room archive',
      hi: 'दो कमरों के अभिलेखागार में पुरानी फ़िल्मों को मिल रहा नया जीवन',
    },
    description: {
      en: 'Volunteers clean reels frame by frame and store them in the cool and dry. Students may watch on Saturdays.',
      hi: 'स्वयंसेवक रील का एक-एक फ़्रेम साफ़ करके उन्हें ठंडी और सूखी जगह पर रखते हैं। विद्यार्थी शनिवार को फ़िल्में देख सकते हैं।',
    },
    tags: { en: ['Cinema history', 'Archive'], hi: ['सिनेमा का इतिहास', 'अभिलेखागार'] },
  },
  {
    id: 'tv-evening-serial',
    category: 'tv',
    picture: 'sweets',
    readMinutes: 2,
    views: 41_600,
    publishedAt: '2024-01-07',
    rating: 3.6,
    title: {
      en: 'Family serial jumps ahead ten years and opens a sweet shop',
      hi: 'पारिवारिक धारावाहिक की कहानी दस साल आगे बढ़ी, अब खुलेगी मिठाई की दुकान',
    },
    description: {
      en: 'A bazaar street was built for the new chapter. The makers promise lighter stories and more laughter.',
      hi: 'नए अध्याय के लिए बाज़ार की पूरी गली का सेट बनाया गया है। निर्माताओं का वादा है कि कहानियाँ हल्की होंगी और हँसी ज़्यादा।',
    },
    tags: { en: ['Serial', 'Family drama'], hi: ['धारावाहिक', 'पारिवारिक कहानी'] },
  },
];
