/**
 * The news of the fake provider: plain invented stories in both languages, in the provider's own
 * shapes.
 */

export type Entry = Record<string, unknown>;
export type Feed = 'posters' | 'breaking-news' | 'featured-stories' | 'news';
export const FEEDS: readonly Feed[] = ['posters', 'breaking-news', 'featured-stories', 'news'];

const MINUTE_MS = 60_000;
/** For how long news that is made again is the same, which a site then need not read anew: a fifth of a short test. */
const SAME_MS = 10_000;
/** When the sample news was made: stories of one minute in two languages are of one moment. */
let madeAt = Date.now();
export const minutesAgo = (minutes: number) => new Date(madeAt - minutes * MINUTE_MS).toISOString();

const ORDINAL = {
  en: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'],
  hi: ['पहला', 'दूसरा', 'तीसरा', 'चौथा', 'पाँचवाँ', 'छठा', 'सातवाँ', 'आठवाँ', 'नौवाँ'],
} as const;

const TITLE = {
  en: (kind: string, at: number) => `The ${ORDINAL.en[at]} ${kind} bridge opens to walkers`,
  hi: (kind: string, at: number) => `${ORDINAL.hi[at]} ${kind} पुल पैदल यात्रियों के लिए खुला`,
};

const BODY = {
  en: (title: string) =>
    `${title}, the town said on Friday. The path is four metres wide and has benches every two hundred metres, taps at five places and lamps that reach only to the knee.\n\nVendors will be allowed at three spots.\n\nThe deck for watching birds follows before the winter visitors leave.`,
  hi: (title: string) =>
    `${title}, नगर ने शुक्रवार को बताया। रास्ता चार मीटर चौड़ा है और हर दो सौ मीटर पर बेंच है, पाँच जगह नल हैं और बत्तियाँ घुटने तक ही पहुँचती हैं। शाम को परिवार यहाँ टहलने आते हैं।\n\nतीन जगह ठेले लगाने की छूट होगी।\n\nपक्षी देखने का मंच सर्दियों के मेहमानों के जाने से पहले बनेगा।`,
};

const KIND = {
  breaking: { en: 'breaking', hi: 'ताज़ा' },
  featured: { en: 'featured', hi: 'ख़ास' },
  news: { en: 'state', hi: 'राज्य' },
} as const;

type Lang = 'en' | 'hi';

export const titleOf = (kind: keyof typeof KIND, lang: Lang, at: number) =>
  TITLE[lang](KIND[kind][lang], at);
export const bodyOf = (kind: keyof typeof KIND, lang: Lang, at: number) =>
  BODY[lang](titleOf(kind, lang, at));
export const PICTURE = '/pictures/bridge.jpg';
export const VIDEO = '/videos/narmada-evening.webm';
/** What the provider may add to a video: what it shows, and its captions in both languages. */
export const DESCRIBED = {
  videoDescription: 'Lamps float past the steps of a ghat.',
  captions: [
    { lang: 'hi', url: '/videos/narmada-evening.hi.vtt' },
    { lang: 'en', url: '/videos/narmada-evening.en.vtt' },
  ],
};
export const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

const both = (make: (lang: Lang) => Entry[]): Entry[] => [...make('en'), ...make('hi')];
const several = (count: number, make: (at: number) => Entry): Entry[] =>
  Array.from({ length: count }, (_, at) => make(at));

export const breakingItem = (lang: Lang, at: number, changes: Entry = {}): Entry => ({
  id: `breaking-${lang}-${at}`,
  headline: titleOf('breaking', lang, at),
  shortDescription: lang === 'hi' ? 'रास्ता शुक्रवार शाम खुला।' : 'The path opened on Friday evening.',
  fullDescription: bodyOf('breaking', lang, at),
  state: 'Madhya Pradesh',
  thumbnail: PICTURE,
  views: '12.3K',
  timestamp: minutesAgo(4 + at * 10),
  ...changes,
});

export const featuredStory = (lang: Lang, at: number, changes: Entry = {}): Entry => ({
  id: `featured-${lang}-${at}`,
  title: titleOf('featured', lang, at),
  description: lang === 'hi' ? 'बेंचें और नल भी हैं।' : 'There are benches and taps as well.',
  content: bodyOf('featured', lang, at),
  category: 'culture',
  imageUrl: PICTURE,
  timestamp: minutesAgo(300 + at * 60),
  priority: at + 1,
  ...changes,
});

/** An update of a live page, `at` minutes after the first; its id is `u{at}`. */
export const liveUpdate = (lang: Lang, at: number, changes: Entry = {}): Entry => ({
  id: `u${at}`,
  timestamp: minutesAgo(600 - at),
  headline: lang === 'hi' ? `सदन में बात ${at}` : `In the House ${at}`,
  content: lang === 'hi' ? `सदस्य ने ${at} नाव माँगी।` : `A member asked for ${at} boats.`,
  ...changes,
});

/** A live page with `count` updates, the newest first. A test adds, edits and withdraws by `updates`. */
export const liveStory = (lang: Lang, count: number, changes: Entry = {}): Entry => ({
  id: `live-${lang}`,
  headline: lang === 'hi' ? 'मानसून सत्र: पल-पल की ख़बर' : 'Monsoon session: as it happens',
  shortDescription: lang === 'hi' ? 'सवाल और बहस।' : 'Questions and a debate.',
  fullDescription: bodyOf('breaking', lang, 0),
  state: 'Madhya Pradesh',
  thumbnail: PICTURE,
  timestamp: minutesAgo(600),
  coverageStart: minutesAgo(600),
  keyPoints: [lang === 'hi' ? 'बारह सवाल हैं।' : 'Twelve questions are listed.'],
  updates: several(count, (at) => liveUpdate(lang, count - 1 - at)),
  ...changes,
});

const NEWS_CATEGORIES = [
  'business',
  'film',
  'science',
  'cricket',
  'health',
  'lifestyle',
  'cities',
  'farming',
  'education',
];

export const newsItem = (lang: Lang, at: number, changes: Entry = {}): Entry => ({
  id: `news-${lang}-${at}`,
  title: titleOf('news', lang, at),
  content: bodyOf('news', lang, at),
  category: NEWS_CATEGORIES[at],
  timestamp: minutesAgo(2000 + at * 700),
  views: 4200,
  imageUrl: PICTURE,
  state: 'Madhya Pradesh',
  city: lang === 'hi' ? 'सागर' : 'Sagar',
  highlights: [],
  ...changes,
});

export const poster = (at: number, changes: Entry = {}): Entry => ({
  id: `poster-${at}`,
  title: `The ${ORDINAL.en[at]} poster shows the lake at dusk`,
  description: 'Boats, lamps and a long bend of water.',
  category: 'cities',
  image: PICTURE,
  readTime: '3 min read',
  summary: 'Boats, lamps and a long bend of water at dusk.',
  hindTitle: `${ORDINAL.hi[at]} पोस्टर शाम का तालाब दिखाता है`,
  hindSummary: 'नावें, बत्तियाँ और पानी का लंबा मोड़।',
  fullContent: 'The lake at dusk.\n\nBoats come home.',
  ...changes,
});

export const posterTitle = {
  en: (at: number) => String(poster(at).title),
  hi: (at: number) => String(poster(at).hindTitle),
};

/** What the provider answers unless a test says otherwise. A test may take it and change parts. */
export const sampleNews = (): Record<Feed, Entry[]> => {
  if (Date.now() - madeAt > SAME_MS) madeAt = Date.now();
  return {
    posters: several(4, (at) => poster(at)),
    'breaking-news': both((lang) =>
      several(8, (at) =>
        breakingItem(
          lang,
          at,
          at === 1 ? { videoUrl: VIDEO } : at === 2 ? { youtubeUrl: YOUTUBE } : {},
        ),
      ),
    ),
    'featured-stories': both((lang) => several(4, (at) => featuredStory(lang, at))),
    news: both((lang) =>
      several(9, (at) => newsItem(lang, at, at === 6 ? { videoUrl: VIDEO } : {})),
    ),
  };
};
