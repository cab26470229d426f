import type { Localized } from '@/lib/i18n/localized';
import type { SampleArticle } from './sample';

/** The static article of the technology page; general advice that names no product. */
export const TECHNOLOGY_ARTICLE: SampleArticle<'technology'> & {
  body: Localized<readonly string[]>;
} = {
  id: 'technology-old-phone',
  category: 'technology',
  picture: 'phone',
  readMinutes: 4,
  views: 87_400,
  publishedAt: '2024-01-12',
  title: {
    en: 'Your phone is full and slow? Five habits that give it a second wind',
    hi: 'फ़ोन भर गया है और धीमा चल रहा है? ये पाँच आदतें उसमें नई जान डालेंगी',
  },
  description: {
    en: 'A new phone is not always the answer. Half an hour of tidying often helps, and it costs nothing.',
    hi: 'हर बार नया फ़ोन लेना ही हल नहीं है। अक्सर आधे घंटे की सफ़ाई काम आ जाती है, और वह भी बिना किसी ख़र्च के।',
  },
  author: { en: 'Technology Desk', hi: 'टेक्नोलॉजी डेस्क' },
  tags: { en: ['Phones', 'Storage', 'Safety'], hi: ['फ़ोन', 'स्टोरेज', 'सुरक्षा'] },
  body: {
    en: [
      'Most phones do not grow slow because they are old, but because they are full. When hardly any storage is left, the system has no room to work, and every app takes longer to open. Look in the settings first: the page on storage shows what takes up the most.',
      'Usually it is videos. Family groups send the same clip five times, and each copy is saved. Sort the gallery by size, keep what you want to see again, delete the rest, and then empty the recycle bin too. Turn off the automatic download of videos in your messaging app, and the space stays free.',
      'Next come the apps. Whatever you have not opened for three months can go; you can install it again at any time. Apps that hardly ever earn their place often have a website that does the same job in the browser.',
      'Do not skip updates. They close gaps through which strangers can get in, and many of them make the phone run more smoothly. Install them over Wi-Fi and with the charger plugged in, and only from the settings or the phone’s own app store, never from a link in a message.',
      'Last, make a copy of what matters. Photographs and contacts belong in a second place: on a computer, a memory card or in an account you trust. Then restart the phone. A phone that is restarted once a week and has a tenth of its storage free can serve you well for years.',
    ],
    hi: [
      'ज़्यादातर फ़ोन पुराने होने से नहीं, भर जाने से धीमे पड़ते हैं। जब स्टोरेज लगभग ख़त्म हो जाती है तो सिस्टम के पास काम करने की जगह नहीं बचती और हर ऐप खुलने में देर लगाता है। सबसे पहले सेटिंग्स में स्टोरेज वाला पेज देखिए: वहाँ पता चलेगा कि सबसे ज़्यादा जगह किसने घेरी है।',
      'अक्सर वजह वीडियो होते हैं। परिवार के ग्रुप में एक ही वीडियो पाँच बार आता है और हर बार सेव हो जाता है। गैलरी को साइज़ के हिसाब से देखिए, जो दोबारा देखना हो उसे रखिए, बाक़ी हटाइए और फिर रीसायकल बिन भी ख़ाली कीजिए। मैसेजिंग ऐप में वीडियो का अपने-आप डाउनलोड होना बंद कर दीजिए, जगह ख़ाली बनी रहेगी।',
      'इसके बाद ऐप्स की बारी है। जिसे आपने तीन महीने से नहीं खोला, उसे हटा सकते हैं; ज़रूरत पड़ने पर वह फिर इंस्टॉल हो जाएगा। कभी-कभार काम आने वाले कई ऐप्स की वेबसाइट भी होती है, जो ब्राउज़र में वही काम कर देती है।',
      'अपडेट टालिए मत। वे उन कमियों को दूर करते हैं जिनसे कोई अनजान व्यक्ति फ़ोन में घुस सकता है, और कई अपडेट से फ़ोन बेहतर चलने लगता है। अपडेट वाई-फ़ाई पर और चार्जर लगाकर कीजिए, और सिर्फ़ सेटिंग्स या फ़ोन के अपने ऐप स्टोर से, किसी मैसेज में आए लिंक से कभी नहीं।',
      'आख़िर में, ज़रूरी चीज़ों की कॉपी बना लीजिए। तस्वीरें और कॉन्टैक्ट किसी दूसरी जगह भी होने चाहिए: कंप्यूटर पर, मेमरी कार्ड में या भरोसेमंद खाते में। फिर फ़ोन को रीस्टार्ट कीजिए। जो फ़ोन हफ़्ते में एक बार रीस्टार्ट होता है और जिसकी स्टोरेज का दसवाँ हिस्सा ख़ाली रहता है, वह बरसों साथ दे सकता है।',
    ],
  },
};
