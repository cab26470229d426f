import type { Localized } from '@/lib/i18n/localized';
import type { SampleArticle } from './sample';

/** The static article of the lifestyle page; everyday advice that promises no cure. */
export const LIFESTYLE_ARTICLE: SampleArticle<'lifestyle'> & {
  body: Localized<readonly string[]>;
} = {
  id: 'lifestyle-winter-walk',
  category: 'lifestyle',
  picture: 'walkers',
  readMinutes: 4,
  views: 72_600,
  publishedAt: '2024-01-10',
  title: {
    en: 'The winter morning walk: how it becomes a habit and not a resolution',
    hi: 'सर्दियों की सुबह की सैर: संकल्प नहीं, आदत कैसे बने',
  },
  description: {
    en: 'You need no shoes from an advertisement and no app. Ten minutes, a shawl and a neighbour are enough to begin.',
    hi: 'इसके लिए न विज्ञापन वाले जूते चाहिए, न कोई ऐप। शुरुआत के लिए दस मिनट, एक शॉल और एक पड़ोसी काफ़ी हैं।',
  },
  author: { en: 'Lifestyle Desk', hi: 'लाइफ़स्टाइल डेस्क' },
  city: { en: 'Bhopal', hi: 'भोपाल' },
  tags: { en: ['Walking', 'Winter', 'Habits'], hi: ['सैर', 'सर्दी', 'आदतें'] },
  body: {
    en: [
      'At half past six the path along the lake belongs to the walkers. Some come in running clothes, most in a sweater and a muffler. Ask them how they keep it up, and nobody speaks of a strong will. They speak of a fixed hour, and of somebody who waits at the gate.',
      'That is the first secret: do not go alone. An appointment with a neighbour is harder to put off than one with yourself. The second is to begin small. Ten minutes on five days do more for a habit than an hour on Sunday, because the body learns the time of day.',
      'In the cold it helps to dress in layers that can be taken off one by one. Cover the head and the ears, start slowly, and let the first five minutes be the warm-up. On foggy mornings wear something light-coloured, stay away from the road, and wait for the sun if you can hardly see.',
      'On days when the air is bad, walk later or at home. Our AQI checker explains what the numbers mean. Anyone with a weak heart, asthma or an aching knee should ask the doctor before starting, and should stop when something hurts.',
      'And afterwards? A glass of lukewarm water, some roasted gram or a fruit, and the newspaper. After three weeks, say the people at the lake, you no longer ask yourself whether you feel like going. You notice only when you have not been.',
    ],
    hi: [
      'सुबह साढ़े छह बजे झील किनारे का रास्ता सैर करने वालों का होता है। कुछ लोग दौड़ने के कपड़ों में आते हैं, ज़्यादातर स्वेटर और मफ़लर में। उनसे पूछिए कि यह सिलसिला कैसे बना रहता है, तो कोई पक्के इरादे की बात नहीं करता। वे तय समय की बात करते हैं, और उस साथी की जो गेट पर इंतज़ार करता है।',
      'यही पहला राज़ है: अकेले मत जाइए। पड़ोसी से किया वादा टालना मुश्किल होता है, ख़ुद से किया वादा आसान। दूसरा राज़ है छोटी शुरुआत। रविवार के एक घंटे से बेहतर हैं हफ़्ते में पाँच दिन दस-दस मिनट, क्योंकि शरीर समय को पहचानने लगता है।',
      'ठंड में ऐसे कई परतों वाले कपड़े पहनिए जिन्हें एक-एक करके उतारा जा सके। सिर और कान ढकिए, धीरे-धीरे शुरू कीजिए और पहले पाँच मिनट शरीर को गर्म होने दीजिए। कोहरे वाली सुबह हल्के रंग के कपड़े पहनिए, सड़क से दूर रहिए और कुछ दिखाई न दे तो धूप निकलने तक रुकिए।',
      'जिस दिन हवा ख़राब हो, देर से निकलिए या घर में ही टहलिए। हमारा एक्यूआई टूल बताता है कि आँकड़ों का क्या मतलब है। जिन्हें दिल की तकलीफ़, दमा या घुटनों का दर्द हो, वे शुरू करने से पहले डॉक्टर से पूछें और कहीं भी दर्द होने पर रुक जाएँ।',
      'और सैर के बाद? एक गिलास गुनगुना पानी, थोड़े भुने चने या कोई फल, और अख़बार। झील पर मिलने वाले लोग कहते हैं कि तीन हफ़्ते बाद मन से यह पूछना नहीं पड़ता कि जाना है या नहीं। कमी बस उस दिन महसूस होती है जब आप नहीं जाते।',
    ],
  },
};
