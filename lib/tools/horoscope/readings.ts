import type { Localized } from '@/lib/i18n/localized';
import { SAMPLE_DATE } from '@/lib/tools/shared/sampleDate';
import type { SignId } from './zodiac';

/** The signs that have a horoscope here, in the order of the zodiac. */
export const READ_SIGNS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
] as const satisfies readonly SignId[];

export type ReadSign = (typeof READ_SIGNS)[number];

/** What a day holds for a sign. */
export type Reading = {
  /** ISO day of the sample. */
  date: string;
  mood: Localized;
  luckyNumber: number;
  luckyColor: Localized;
  compatibility: ReadSign;
  general: Localized;
  love: Localized;
  career: Localized;
  health: Localized;
  travel: Localized;
};

/**
 * Sample horoscopes, fixed like the rest of the sample data: written at our desk, for
 * entertainment.
 */
export const READINGS: Readonly<Record<ReadSign, Reading>> = {
  aries: {
    date: SAMPLE_DATE,
    mood: { en: 'Lively', hi: 'उत्साह भरा' },
    luckyNumber: 7,
    luckyColor: { en: 'Red', hi: 'लाल' },
    compatibility: 'leo',
    general: {
      en: 'The day has a good pace and suits a fresh start. Finish one thing before you take up the next, and there will be time left in the evening.',
      hi: 'दिन की रफ़्तार अच्छी है और नई शुरुआत के लिए ठीक है। एक काम पूरा करके ही दूसरा उठाएँ, तो शाम को समय बच जाएगा।',
    },
    love: {
      en: 'Say plainly what you feel, and listen for just as long.',
      hi: 'मन की बात साफ़ कहें, और उतनी ही देर सुनें भी।',
    },
    career: {
      en: 'An idea of yours may find open ears. Put it on paper before you speak of it.',
      hi: 'आपके किसी विचार को सुनने वाले मिल सकते हैं। कहने से पहले उसे काग़ज़ पर उतार लें।',
    },
    health: {
      en: 'Swap one cup of tea for a brisk walk and a glass of water.',
      hi: 'चाय के एक प्याले की जगह तेज़ चाल की सैर और एक गिलास पानी चुनें।',
    },
    travel: {
      en: 'A short trip goes well if you leave a little early.',
      hi: 'थोड़ा पहले निकलें तो छोटी यात्रा आराम से होगी।',
    },
  },
  taurus: {
    date: SAMPLE_DATE,
    mood: { en: 'Calm', hi: 'शांत' },
    luckyNumber: 4,
    luckyColor: { en: 'Green', hi: 'हरा' },
    compatibility: 'virgo',
    general: {
      en: 'A steady day. What you have long put off turns out to be smaller than it looked.',
      hi: 'ठहराव भरा दिन है। जो काम लंबे समय से टल रहा था, वह उतना बड़ा नहीं निकलेगा जितना लगता था।',
    },
    love: {
      en: 'Small kindnesses count today: a meal together, a call home.',
      hi: 'आज छोटी-छोटी बातें मायने रखेंगी: साथ बैठकर खाना, घर एक फ़ोन।',
    },
    career: {
      en: 'Patience wins over haste. Read what you sign, word by word.',
      hi: 'जल्दबाज़ी से धीरज भला है। जिस पर दस्तख़त करें, उसे शब्द-शब्द पढ़ें।',
    },
    health: {
      en: 'Go to bed on time and eat lightly in the evening.',
      hi: 'समय पर सोएँ और शाम का खाना हल्का रखें।',
    },
    travel: {
      en: 'Known roads please more than new ones. Visit someone you have not seen for long.',
      hi: 'नए रास्तों से जाने-पहचाने रास्ते ज़्यादा भाएँगे। किसी ऐसे अपने से मिल आएँ जिनसे बहुत दिनों से भेंट नहीं हुई।',
    },
  },
  gemini: {
    date: SAMPLE_DATE,
    mood: { en: 'Curious', hi: 'जिज्ञासा भरा' },
    luckyNumber: 5,
    luckyColor: { en: 'Yellow', hi: 'पीला' },
    compatibility: 'leo',
    general: {
      en: 'News and conversation fill the day. Write down what matters, for much of it will have slipped away by evening.',
      hi: 'दिन बातचीत और ख़बरों में बीतेगा। काम की बात लिख लें, शाम तक बहुत कुछ ध्यान से उतर जाएगा।',
    },
    love: {
      en: 'A light word can open a heavy subject. Ask, and do not guess.',
      hi: 'हल्की-सी बात से भारी विषय खुल सकता है। अंदाज़ा न लगाएँ, पूछ लें।',
    },
    career: {
      en: 'Two tasks may ask for you at once. Choose the one that is due sooner.',
      hi: 'दो काम एक साथ सामने आ सकते हैं। जिसकी तारीख़ पास हो, उसे पहले लें।',
    },
    health: {
      en: 'Rest your eyes from the screen now and then.',
      hi: 'बीच-बीच में स्क्रीन से आँखों को आराम दें।',
    },
    travel: {
      en: 'Check the time of your train or bus twice, then enjoy the window seat.',
      hi: 'ट्रेन या बस का समय दो बार देख लें, फिर खिड़की वाली सीट का आनंद लें।',
    },
  },
  cancer: {
    date: SAMPLE_DATE,
    mood: { en: 'Warm-hearted', hi: 'स्नेह भरा' },
    luckyNumber: 2,
    luckyColor: { en: 'White', hi: 'सफ़ेद' },
    compatibility: 'taurus',
    general: {
      en: 'The best of the day is at home. Put one corner in order, and the head clears as well.',
      hi: 'दिन का सबसे अच्छा समय घर पर बीतेगा। एक कोना सँवारेंगे तो मन भी हल्का होगा।',
    },
    love: {
      en: 'Someone near you needs an ear more than advice.',
      hi: 'आपके किसी अपने को सलाह से ज़्यादा किसी सुनने वाले की ज़रूरत है।',
    },
    career: {
      en: 'Trust what you have learnt, and ask for help where that is quicker.',
      hi: 'अपने अनुभव पर भरोसा रखें, और जहाँ काम जल्दी हो सके वहाँ मदद माँग लें।',
    },
    health: {
      en: 'Warm food at regular hours suits you today.',
      hi: 'आज समय पर लिया गरम खाना आपके लिए अच्छा रहेगा।',
    },
    travel: {
      en: 'If a journey can wait a day, let it. If not, take company along.',
      hi: 'यात्रा एक दिन रुक सकती हो तो रुकने दें। नहीं तो किसी को साथ ले लें।',
    },
  },
  leo: {
    date: SAMPLE_DATE,
    mood: { en: 'Confident', hi: 'आत्मविश्वास भरा' },
    luckyNumber: 1,
    luckyColor: { en: 'Golden', hi: 'सुनहरा' },
    compatibility: 'aries',
    general: {
      en: 'You are seen and heard today. Share the praise, and it will come back to you.',
      hi: 'आज आपकी बात सुनी जाएगी। तारीफ़ बाँटें, वह लौटकर आपके पास आएगी।',
    },
    love: {
      en: 'A generous gesture is remembered longer than a grand one.',
      hi: 'बड़े दिखावे से ज़्यादा दिल से किया छोटा काम याद रहता है।',
    },
    career: {
      en: 'A task that others avoid may be your chance. Set its limits before you begin.',
      hi: 'जिस काम से दूसरे बचते हैं, वही आपका मौक़ा हो सकता है। शुरू करने से पहले उसकी सीमा तय कर लें।',
    },
    health: {
      en: 'Stretch in the morning, and do not skip lunch.',
      hi: 'सुबह थोड़ी कसरत करें, और दोपहर का खाना न छोड़ें।',
    },
    travel: {
      en: 'A place with a wide view lifts the spirits.',
      hi: 'किसी खुली जगह की सैर से मन खिल उठेगा।',
    },
  },
  virgo: {
    date: SAMPLE_DATE,
    mood: { en: 'Composed', hi: 'सुलझा हुआ' },
    luckyNumber: 6,
    luckyColor: { en: 'Blue', hi: 'नीला' },
    compatibility: 'cancer',
    general: {
      en: 'A day for order. The small slip you find this morning spares you a large one later.',
      hi: 'सलीक़े का दिन है। सुबह पकड़ी गई छोटी चूक आगे की बड़ी चूक से बचा लेगी।',
    },
    love: {
      en: 'Praise before you correct. A smile settles what arguments cannot.',
      hi: 'टोकने से पहले तारीफ़ करें। जो बहस से न सुलझे, वह मुस्कान से सुलझ सकता है।',
    },
    career: {
      en: 'Your careful work is noticed, even if nobody says so today.',
      hi: 'आपकी मेहनत पर नज़र है, भले ही आज कोई कहे नहीं।',
    },
    health: {
      en: 'When the list grows long, breathe slowly for a few minutes.',
      hi: 'कामों की सूची लंबी लगे तो कुछ मिनट धीरे-धीरे साँस लें।',
    },
    travel: {
      en: 'Pack the night before, and the way itself will be easy.',
      hi: 'सामान रात को ही बाँध लें, रास्ता अपने आप आसान लगेगा।',
    },
  },
};
