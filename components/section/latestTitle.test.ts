import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { speak, TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';

/** The heading of a section's list, by its key under `Pages`. */
const TITLES = [
  ['sports', 'Latest in Sports', 'खेल की ताज़ा ख़बरें'],
  ['ott', 'Latest in OTT', 'ओटीटी की ताज़ा ख़बरें'],
  ['others', 'Latest in other sports', 'अन्य खेलों की ताज़ा ख़बरें'],
  ['photos', 'New photo galleries', 'नई फ़ोटो गैलरी'],
  ['videos', 'New videos', 'नए वीडियो'],
  ['shortVideos', 'New short videos', 'नए शॉर्ट वीडियो'],
  ['webStories', 'New web stories', 'नई वेब स्टोरीज़'],
  ['podcasts', 'New podcasts', 'नए पॉडकास्ट'],
  ['movieReviews', 'New reviews', 'नई समीक्षाएँ'],
  ['opinion', 'Latest opinion', 'ताज़ा विचार'],
  ['premium', 'New premium reports', 'नई विशेष रिपोर्ट'],
  ['astrology', 'Notes on astrology', 'ज्योतिष: नए लेख'],
  ['liveTv', 'Videos from Live TV', 'लाइव टीवी के वीडियो'],
] as const;

it.each(TITLES)('the list of %s is called %j, %j in Hindi', (kind, en, hi) => {
  const titles = TESTED_LOCALES.map((locale) =>
    speak(locale)('Section.latest', { kind, section: words[locale].Pages[kind] }),
  );
  expect(titles).toEqual([en, hi]);
});

it.each(TESTED_LOCALES)('kinds of lists in %s are keys of pages', (locale) => {
  const kinds = parse(words[locale].Section.latest).flatMap((part) =>
    part.type === TYPE.select ? Object.keys(part.options) : [],
  );
  expect(kinds).toContain('photos');
  expect(kinds.filter((kind) => kind !== 'other' && !(kind in words[locale].Pages))).toEqual([]);
});
