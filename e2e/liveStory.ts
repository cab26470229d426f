import { type Entry, minutesAgo, newsItem } from './stories';

type Lang = 'en' | 'hi';

const HEADLINE = {
  en: (at: number) => `The river stands ${at} centimetres above the mark`,
  hi: (at: number) => `नदी निशान से ${at} सेंटीमीटर ऊपर बह रही है`,
};
const TEXT = {
  en: (at: number) =>
    `Readers at the ghat number ${at} report that boats were tied up before noon. The office of the district says that nobody has to leave yet, and that it will say so three hours ahead.`,
  hi: (at: number) =>
    `घाट नंबर ${at} से पाठकों ने बताया कि नावें दोपहर से पहले ही बाँध दी गईं। ज़िला कार्यालय का कहना है कि अभी किसी को घर छोड़ने की ज़रूरत नहीं, और ज़रूरत होने पर तीन घंटे पहले बताया जाएगा।`,
};

/** The update with this number; 1 is the oldest of `total`, the newest came a minute ago. */
export const liveUpdate = (
  lang: Lang,
  number: number,
  total: number,
  given: Entry = {},
): Entry => ({
  id: `n${number}`,
  timestamp: minutesAgo(total + 1 - number),
  headline: HEADLINE[lang](number),
  content: TEXT[lang](number),
  ...(number % 7 === 3 && { isKey: true }),
  ...given,
});

/** A live page of a feed, with its updates newest first. */
export const liveStory = (lang: Lang, total: number, given: Entry = {}): Entry => ({
  ...newsItem(lang, 0),
  id: `live-${lang}`,
  coverageStart: minutesAgo(total + 10),
  updates: Array.from({ length: total }, (_, at) => liveUpdate(lang, total - at, total)),
  ...given,
});
