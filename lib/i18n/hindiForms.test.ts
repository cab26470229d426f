import { type HindiText, hindiTexts } from '@/lib/testing/hindiTexts';

/**
 * The house's Hindi forms, each beside what it replaces. Letters with a nukta are compared in
 * Unicode's decomposed form, in which the texts are stored either way.
 */
const FORMS: readonly (readonly [right: string, wrong: RegExp])[] = [
  ['एक्स', /ट्विटर|(?<![A-Za-z])X(?![A-Za-z]) पर/],
  ['व्हाट्सऐप', /वॉट्सऐप|व्हाट्सएप|वाट्सऐप|व्हाट्सअप/],
  ['फ़ेसबुक', /फेसबुक/],
  ['आईफ़ोन 6एस', /आईफोन|आईफ़ोन 6s|iPhone/],
  ['एमपी', /एम\. ?पी\.|एम पी(?![ऀ-ॿ])/],
  ['ख़राब', /(?<!ख़)खराब/],
  ['क़तार', /(?<![ऀ-ॿ])कतार/],
  ['सलीक़ा', /सलीका|सलीके/],
  ['फ़र्क़', /फर्क|फ़र्क(?!़)/],
  ['किस्त', /क़िस्त/],
  ['किराया, किराए', /किराये|क़िराय/],
  ['रसोइये', /रसोइए/],
  ['सँभाल', /संभाल|सम्भाल/],
  ['नमूना आँकड़े', /नमूने के आँकड़|नमूने का डेटा|नमूने के राशिफल/],
  ['पेज', /(इस|हर|अगला|पिछला|बोर्ड का अपना) पन्न|पृष्ठ(?!भूमि)/],
  ['फ़ोन', /डिवाइस|(यह|आपके|आपका) उपकरण/],
  ['ऐप', /(?<![ऀ-ॿ])एप(?![ऀ-ॿ])|एप्प|ऐप्प/],
  ['वर्ग किमी', /किमी²|वर्ग कि\.मी/],
  // `12-12`, twelve each, is no range.
  ['en dash in ranges', /(?<![0-9])([0-9]+)-(?!\1(?![0-9]))[0-9]/],
  ['− (minus)', /(?<![0-9A-Za-zऀ-ॿ])-[0-9]/],
  ['सुबह, दोपहर, शाम, रात', /पूर्वाह्न|अपराह्न|[0-9] ?[ap]\.?m(?![A-Za-z])/],
  ['बजे after a time', /(सुबह|दोपहर|शाम|रात) [0-9]{1,2}:[0-9]{2}(?! बजे| से )/],
  ['लाख, करोड़', /₹ ?[0-9][0-9.,]* ?(L|K|M|Cr|crore|lakh)(?![A-Za-z])|[0-9] ?(लाख|करोड़) ?₹/],
  ['पिन कोड खोजें', /पिन कोड (खोजक|फ़ाइंडर|ढूँढ)/],
  ['क़ानून', /(?<!क़)कानून/],
  ['वज़न', /(?<![ऀ-ॿ])वजन/],
  ['पूरे आँकड़े', /पूरे अंक से|बिना गोल किए/],
  ['नगर निगम के स्कूल', /नगर स्कूल/],
  ['हेरिटेज कोच', /विरासत (डिब्ब|कोच)/],
  ['सीज़न of a sport', /(मैच|लीग|आईपीएल|टूर्नामेंट)[^।]*(?<![ऀ-ॿ])सत्र(?![ऀ-ॿ])/],
  ['सीज़न of a sport', /(?<![ऀ-ॿ])सत्र(?![ऀ-ॿ])[^।]*(मैच|लीग|आईपीएल|टूर्नामेंट)/],
  ['परदा', /पर्द/],
  // In words that are said with म् before the next letter, it stays.
  ['हंपी, मुंबई, इंफाल', /(?<!ट्रै|ए|बॉ)म्[पफबभ]/],
  ['ज़बानी', /ज़ुबान/],
  // A place that lends anything else is called so after the English.
  ['पुस्तकालय', /(?<!जूतों की |यह )लाइब्रेरी/],
  ['लायक़', /लायक(?!़)/],
  ['ढूँढ़', /ढूँढ(?!़|ाड़ी)/],
  ['24°C', /[0-9]\s°/],
  ['चौबीसों घंटे', /24 ?[x×] ?7/i],
  ['X की ताज़ा ख़बरें', /: ताज़ा ख़बरें/],
  ['जन्म तिथि', /जन्मतिथि/],
];

/** The docs, in English, quote Hindi as they quote all else. */
const TYPED_FORMS: typeof FORMS = [['curly quotes', /(?<![=A-Za-z])"[ऀ-ॿ]|'[ऀ-ॿ]/]];

/** Large figures of prose; a field's bounds are written as its figures are. */
const PROSE_FORMS: typeof FORMS = [['लाख और करोड़', /[0-9],[0-9]{2},[0-9]{3}/]];

/**
 * Wordings that were weighed, by the key of their message: what stands beside them must not say the
 * same in another way.
 */
const WORDINGS: readonly (readonly [key: string, text: string])[] = [
  ['Aqi.pollutants', 'भारतीय मानक के मुक़ाबले'],
  ['Aqi.pollutantsOf', 'भारतीय मानक के मुक़ाबले'],
  ['Aqi.dominantAbove', 'सबसे ज़्यादा बढ़ा प्रदूषक: {pollutant}, भारतीय मानक का {times} गुना'],
  ['Aqi.highest', 'सबसे ज़्यादा बढ़ा प्रदूषक'],
  ['PageDescriptions.aqi', 'सबसे ज़्यादा बढ़ा प्रदूषक'],
  ['Contact.requiredHint', 'जिन ख़ानों पर * है, उन्हें भरना ज़रूरी है।'],
  ['Contact.hours', 'कार्यालय का समय'],
  ['PageDescriptions.contactUs', 'कार्यालय का समय'],
  ['Advertise.quickForm', 'जल्दी संपर्क करें'],
  ['World.regions', 'इलाक़े के हिसाब से'],
  ['Horoscope.mood', 'मूड'],
  ['Horoscope.notRead', 'आपके फ़ोन में इसे पढ़ने वाली आवाज़ नहीं है।'],
  ['Section.shown', '{# नतीजे}'],
  ['Bmi.indian', 'भारतीय मानकों में 23 से ही अधिक वज़न माना जाता है, इसलिए यह अधिक वज़न है।'],
  ['Bmi.to', 'underweight {कम वज़न}'],
  ['Bmi.to', '} की सीमा से'],
  ['Bmi.less', '{amount} {unit} ऊपर'],
  ['Bmi.more', '{amount} {unit} नीचे'],
  ['BmiAbout.formula', 'किलोग्राम में वज़न को मीटर में लंबाई के वर्ग से भाग दें।'],
  ['BmiAbout.rounding', 'श्रेणी पूरे आँकड़े से तय होती है'],
  ['Search.partly', 'में अभी खोज नहीं हो सकी'],
  ['Search.trouble', 'खोज अभी काम नहीं कर रही'],
  ['FuelAbout.colours', 'दाम बढ़ा हो तो लाल ▲ +, घटा हो तो हरा ▼ −'],
  ['MetalsAbout.colours', 'भाव बढ़ा हो तो हरा ▲ +, घटा हो तो लाल ▼ −'],
  ['Pages.pin', 'पिन कोड खोजें'],
  ['PageTitles.pin', 'पिन कोड खोजें'],
  ['Section.latest', 'photos {नई फ़ोटो गैलरी} videos {नए वीडियो} shortVideos {नए शॉर्ट वीडियो}'],
  ['Section.latest', 'other {{section} की ताज़ा ख़बरें}'],
  ['State.latest', '{state} की ताज़ा ख़बरें'],
  ['State.code', 'वाहन कोड'],
  ['State.back', 'भारत की ख़बरों पर जाएँ'],
  ['Story.readMore', 'पूरी ख़बर'],
  ['Story.emptyCategory', 'अभी यहाँ कुछ नहीं है'],
  ['NoNews.none', 'नई ख़बर आते ही यहाँ दिखेगी।'],
  ['NotFound.title', 'यह पेज नहीं मिला'],
  ['Share.twitter', 'एक्स'],
  ['Chrome.quickLinks', 'काम के लिंक'],
  ['FrontPage.quickLinks', 'काम के लिंक'],
  ['Hero.label', 'मुख्य ख़बरें'],
  ['Hero.previous', 'पिछली ख़बर'],
  ['Hero.next', 'अगली ख़बर'],
  ['Hero.position', 'कुल {total} में से {number}'],
  ['Hero.failed', 'मुख्य ख़बरें लोड नहीं हो सकीं'],
  ['Chrome.updated', 'अपडेट: {time}'],
  ['Chrome.chat', 'न्यूज़रूम को व्हाट्सऐप करें'],
  ['Reader.unavailable', 'ख़बर अभी नहीं खुल रही'],
  ['Reader.unavailableWhy', 'थोड़ी देर में दोबारा कोशिश करें।'],
];

/** Of the interface alone: the polite imperative of articles is कीजिए, and they may say समाचार. */
const LABEL_FORMS: typeof FORMS = [
  ['करें, चुनें', /(कीज|चुन|देख|बता|लिख|पढ़)ि?िए/],
  ['ख़बर', /समाचार/],
  ['निकालें, हिसाब', /(?<![ऀ-ॿ])गणना/],
  ['जावास्क्रिप्ट', /JavaScript/i],
  ['खाता', /अकाउंट/],
  ['सेटिंग्स', /सेटिंग(?!्स)/],
];

const normal = (text: string) => text.normalize('NFC');

/**
 * What others write: headlines by which the search is measured, names that it knows, and the words of dates that are
 * read.
 */
const OTHERS_SPELLING = [
  'lib/search/indianTyping',
  'lib/search/queriesByKind',
  'lib/search/commonNames',
  'lib/provider/dates/',
];
const all = hindiTexts().filter(
  ({ file }) => !OTHERS_SPELLING.some((place) => file.startsWith(place)),
);
const under = (folder: string) => all.filter(({ file }) => file.startsWith(folder));
const messages = under('messages/');
const content = under('site/content/');
const newsroom = under('newsroom/');
const published = all.filter(({ file }) => !file.endsWith('.md'));

const offenders = (among: readonly HindiText[], [, wrong]: (typeof FORMS)[number]) => {
  const form = new RegExp(normal(wrong.source), wrong.flags);
  return among
    .filter(({ text }) => form.test(normal(text)))
    .map(({ file, key, text }) => `${file} ${key}: ${text}`);
};

describe('Hindi texts', () => {
  it.each([
    ['messages/hi.json', 700],
    ['site/content/', 500],
    ['site/content/horoscope.json', 40],
    ['lib/search/', 20],
    ['newsroom/data/', 200],
    ['newsroom/thin/', 50],
    ['newsroom/videos/', 3],
    ['deploy/nginx/down.html', 1],
  ])('are found in %s', (place, least) => {
    expect(under(place).length).toBeGreaterThanOrEqual(least);
  });

  it.each(FORMS.map((form) => [form[0], form] as const))('write %s in one form', (_, form) => {
    expect(offenders(all, form)).toEqual([]);
  });

  it.each(TYPED_FORMS.map((form) => [form[0], form] as const))(
    'have %s in all that is published',
    (_, form) => {
      expect(offenders(published, form)).toEqual([]);
    },
  );

  it.each(PROSE_FORMS.map((form) => [form[0], form] as const))(
    'write large figures with %s in stories and content',
    (_, form) => {
      expect(offenders([...content, ...newsroom], form)).toEqual([]);
    },
  );

  it.each(LABEL_FORMS.map((form) => [form[0], form] as const))(
    'ask with %s in the interface',
    (_, form) => {
      expect(offenders(messages, form)).toEqual([]);
    },
  );

  it.each(WORDINGS)('%s says “%s”', (key, text) => {
    // A no-break space binds a figure and its unit; here it counts as a space.
    const plain = (given: string) => normal(given).replaceAll('\u00a0', ' ');
    const own = messages.filter((message) => message.key === key);
    expect(own.map((message) => plain(message.text))).toEqual([
      expect.stringContaining(plain(text)),
    ]);
  });
});
