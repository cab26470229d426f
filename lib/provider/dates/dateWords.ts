import { LOCALE_NAMES, LOCALES } from '@/lib/i18n/locales';
import { monthNames, worldMonths } from './monthNames';

/** CLDR via `Intl` for the site's, Indian and Nepali languages; these tables add variants in use. */
const NEIGHBOURS = 'hi mr bn ta te gu kn ml pa or as ur ne kok mai'.split(' ');

const ENGLISH_MONTHS = [
  'january february march april may june',
  'july august september october november december',
].flatMap((half) => half.split(' '));
const ENGLISH_WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

const MORE_MONTHS = [
  'जनवरी जानेवारी जनवारी জানুয়ারী',
  'फरवरी फेब्रुवारी फेब्रुवरी फरबरी फ़ेब्रुअरी ফেব্রুয়ারী',
  'मार्च',
  'अप्रैल एप्रिल अप्रिल एप्रैल अप्रै',
  'मई मे மே മെയ്',
  'जून',
  'जुलाई जुलै जुलाय जुला జూలై',
  'अगस्त ऑगस्ट आगस्ट अगस्ट ओगस्ट আগষ্ট ઓગસ્ટ',
  'सितंबर सितम्बर सितं सप्टेंबर सेप्टेंबर सप्तंबर সেপ্টেম্বর সেপ্টেম্বৰ ಸೆಪ್ಟಂಬರ್ സെപ്തംബർ',
  'अक्टूबर अक्तूबर ऑक्टोबर अक्टोबर आक्टोबर ऑक्टूबर ઓક્ટોબર',
  'नवंबर नवम्बर नवं नोव्हेंबर नोवेंबर नवेंबर नोभेंबर',
  'दिसंबर दिसम्बर दिसं डिसेंबर डिसंबर',
];

/** Keyed by the hour at which the word's 12 hours begin. */
const DAY_PERIODS: Readonly<Record<number, string>> = {
  0: `am 오전 午前 上午 पूर्वाह्न सुबह प्रातः प्रात तड़के भोर सवेरे सकाळी पहाटे बिहान সকাল সকালে ভোর ভোরে পূর্বাহ্ণ
    સવારે ਸਵੇਰੇ صبح காலை ఉదయం ಬೆಳಗ್ಗೆ ಬೆಳಿಗ್ಗೆ രാവിലെ ସକାଳ`,
  11: 'दोपहर दुपारी दिउँसो দুপুর দুপুরে બપોરે ਦੁਪਹਿਰ دوپہر மதியம் பிற்பகல் మధ్యాహ్నం ಮಧ್ಯಾಹ್ನ ഉച്ചയ്ക്ക്',
  12: `pm 오후 午後 下午 अपराह्न शाम सायं सायंकाळी संध्याकाळी साँझ बेलुका বিকেল বিকেলে বিকাল বিকালে সন্ধ্যা সন্ধ্যায় অপরাহ্ণ
    સાંજે ਸ਼ਾਮ شام மாலை సాయంత్రం ಸಂಜೆ വൈകുന്നേരം വൈകിട്ട് ସନ୍ଧ୍ୟା`,
  18: 'रात रात्रि रात्री राति রাত রাতে રાત્રે ਰਾਤ رات இரவு రాత్రి ರಾತ್ರಿ രാത്രി ରାତି',
};

const O_CLOCK =
  'hrs hours hr h oclock बजे वाजता बजेको টায় টা વાગ્યે વાગે ਵਜੇ بجے மணி மணிக்கு గంటలకు ಗಂಟೆಗೆ മണിക്ക് ଟାରେ';

/** Minutes before UTC; American zones by RFC 822. AST and SST are too ambiguous to list. */
const ZONES = new Map(
  [
    'ut=0 utc=0 gmt=0 wet=0 west=60 bst=60 cet=60 met=60 wat=60 cest=120 mest=120 eet=120 cat=120',
    'sast=120 eest=180 msk=180 eat=180 trt=180 irst=210 msd=240 gst=240 aft=270 pkt=300 uzt=300',
    'mvt=300 ist=330 slst=330 आईएसटी=330 npt=345 bdt=360 bdst=360 btt=360 mmt=390 ict=420 wib=420 sgt=480',
    'myt=480 hkt=480 pht=480 wita=480 awst=480 jst=540 kst=540 wit=540 acst=570 aest=600 acdt=630',
    'aedt=660 nzst=720 nzdt=780 nst=-210 ndt=-150 adt=-180 brt=-180 art=-180 est=-300 edt=-240',
    'cst=-360 cdt=-300 mst=-420 mdt=-360 pst=-480 pdt=-420 akst=-540 akdt=-480 hst=-600',
  ]
    .flatMap((line) => line.split(' '))
    .map((pair) => pair.split('='))
    .map(([name = '', minutes]) => [name, Number(minutes)]),
);

/** Interchangeable spellings: long and short vowels, nasals, chillus, Arabic letters of Urdu. */
const SAME = new Map(
  'ी=ि ू=ु ई=इ ऊ=उ ै=े ऐ=ए ौ=ो ॉ=ा ऑ=आ ँ=ं ী=ি ূ=ু ਂ=ੰ ੀ=ਿ ੂ=ੁ ી=િ ૂ=ુ ઑ=ઓ ൻ=ന് ർ=ര് ൽ=ല് ൾ=ള് ൺ=ണ് ي=ی ك=ک'
    .split(' ')
    .map((pair) => pair.split('='))
    .map(([from = '', to = '']) => [from, to]),
);
const NUKTA = /[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/g;
/** A nasal before a consonant of its class is often written as anusvara. */
const NASAL = /[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u092d])/g;

const keyOf = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}'’.॰:]/gu, '')
    .replace(NUKTA, '')
    .replace(NASAL, '\u0902')
    .replace(/\u0902{2}/g, '\u0902')
    .replace(/[^\0-\u05ff]/g, (letter) => SAME.get(letter) ?? letter);

type Words = { months: ReadonlyMap<string, number>; periods: ReadonlyMap<string, number> };

/** Built lazily at the first non-English word, because it takes some 30 ms. */
let known: Words | undefined;

function words(): Words {
  if (known) return known;
  const months = new Map<string, number>();
  const periods = new Map<string, number>();
  const add = (map: Map<string, number>, name: string, value: number) => {
    const key = keyOf(name);
    if (key && !map.has(key)) map.set(key, value);
  };
  for (const [month, names] of MORE_MONTHS.entries())
    for (const name of names.split(' ')) add(months, name, month);
  for (const [start, names] of Object.entries(DAY_PERIODS))
    for (const name of names.split(/\s+/)) add(periods, name, Number(start));
  const own = LOCALE_NAMES.map((name) => LOCALES[name].intl);
  const tags = Intl.DateTimeFormat.supportedLocalesOf([...own, ...NEIGHBOURS]);
  for (const { name, month } of monthNames(tags)) add(months, name, month);
  for (const tag of new Set(tags)) {
    const clock = new Intl.DateTimeFormat(tag, { hour: 'numeric', hour12: true, timeZone: 'UTC' });
    for (const start of [0, 12])
      add(periods, partOf(clock, 'dayPeriod', Date.UTC(2024, 0, 1, start + 1)), start);
  }
  return (known = { months, periods });
}

const partOf = (format: Intl.DateTimeFormat, type: string, at: number): string =>
  format.formatToParts(at).find((part) => part.type === type)?.value ?? '';

const beginningOf = (names: readonly string[], word: string): number =>
  word.length < 3 ? -1 : names.findIndex((name) => name.startsWith(word));

/** Accepts misspellings such as "Febuary": the first three and the last two letters must match. */
function englishMonth(word: string): number {
  const found = beginningOf(ENGLISH_MONTHS, word);
  if (found >= 0 || word.length < 6 || word.length > 11) return found;
  return ENGLISH_MONTHS.findIndex(
    (name) =>
      name.length >= 6 && word.startsWith(name.slice(0, 3)) && word.endsWith(name.slice(-2)),
  );
}

const isAscii = (word: string) => /^[\0-\x7f]*$/.test(word);

export function monthOf(word: string): number | null {
  const english = isAscii(word) ? englishMonth(word.toLowerCase()) : -1;
  if (english >= 0) return english;
  if (isEnglish(word)) return null;
  const key = keyOf(word);
  return words().months.get(key) ?? worldMonths(keyOf).get(key) ?? null;
}

/** "mar. 14 mai": "mar" is Tuesday in French, Spanish and Italian if another word is the month. */
export const isTuesday = (word: string): boolean => /^mar$/i.test(word);

export function periodOf(word: string): number | null {
  const short = word.toLowerCase();
  if (short === 'am') return 0;
  if (short === 'pm') return 12;
  return isEnglish(word) ? null : (words().periods.get(keyOf(word)) ?? null);
}

const CLOCKS: ReadonlySet<string> = new Set(O_CLOCK.split(' ').map(keyOf));
export const isOClock = (word: string): boolean => CLOCKS.has(keyOf(word));

export const zoneOf = (word: string): number | null => ZONES.get(word.toLowerCase()) ?? null;

export function weekdayOf(word: string): number | null {
  const found = isAscii(word) ? beginningOf(ENGLISH_WEEKDAYS, word.toLowerCase()) : -1;
  return found >= 0 ? found : null;
}

export const isWeekday = (word: string): boolean => weekdayOf(word) !== null;

const isEnglish = (word: string): boolean =>
  isAscii(word) &&
  (word.length === 1 ||
    beginningOf(ENGLISH_MONTHS, word.toLowerCase()) >= 0 ||
    isWeekday(word) ||
    isOClock(word) ||
    zoneOf(word) !== null ||
    /^(?:[ap]m|at|st|nd|rd|th|on)$/i.test(word));
