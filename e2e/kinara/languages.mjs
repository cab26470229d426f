// Tamil and Urdu, which the tests' copy of Kinara speaks besides its own languages: by files of its folder alone.

import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../siteCopy.mjs';

const OWN = 'kinara.config.ts';
const FONTS = join(ROOT, 'node_modules/@expo-google-fonts');

/** Each with the faces of its cards. */
const ADDED = {
  ta: {
    script: 'tamil',
    regular: 'noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
    bold: 'noto-sans-tamil/700Bold/NotoSansTamil_700Bold.ttf',
  },
  ur: {
    script: 'arabic',
    regular: 'noto-nastaliq-urdu/400Regular/NotoNastaliqUrdu_400Regular.ttf',
    bold: 'noto-nastaliq-urdu/700Bold/NotoNastaliqUrdu_700Bold.ttf',
  },
};

/** @param {object} partners fields of the configuration */
const config = (partners) => `
import kinara from './kinara.config';

const NAMES = {
  'Kinara Varta': { ta: 'கினாரா வார்த்தை', ur: 'کنارہ وارتا' },
  'news of the Konkan coast': { ta: 'கொங்கண் கடற்கரைச் செய்திகள்', ur: 'کونکن کے ساحل کی خبریں' },
  Farming: { ta: 'விவசாயம்', ur: 'کھیتی باڑی' },
};

/** Of texts in both languages also those in the added ones; what has none is in English. */
const inAll = (value) => {
  if (Array.isArray(value)) return value.map(inAll);
  if (typeof value !== 'object' || value === null) return value;
  const isWords = Object.keys(value).sort().join() === 'en,mr';
  if (isWords) return { ...value, ta: value.en, ur: value.en, ...NAMES[value.en] };
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inAll(part)]));
};

const { languages, ...own } = kinara;

export default {
  ...inAll(own),
  languages: {
    ...languages,
    ta: {
      name: 'தமிழ்',
      invitation: 'தமிழில் படிக்க',
      regional: 'ta-IN',
      intl: 'ta-IN',
      script: 'Tamil',
    },
    ur: {
      name: 'اردو',
      invitation: 'اردو میں پڑھیں',
      regional: 'ur-IN',
      intl: 'ur-IN-u-nu-latn',
      script: 'Arabic',
    },
  },
  ...${JSON.stringify(partners)},
};
`;

/** @param {unknown} value @returns {unknown} */
function inAll(value) {
  if (Array.isArray(value)) return value.map(inAll);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, inAll(part)]);
  const { en } = Object.fromEntries(parts);
  const isWords = parts.length === 2 && en !== undefined && 'mr' in value;
  return Object.fromEntries(isWords ? [...parts, ['ta', en], ['ur', en]] : parts);
}

/**
 * Adds both to a copy of Kinara's folder, and fields to its configuration.
 *
 * @param {string} folder
 * @param {object} partners
 */
export function addLanguages(folder, partners) {
  /** @param {string} file */
  const at = (file) => join(folder, file);
  renameSync(at('site.config.ts'), at(OWN));
  writeFileSync(at('site.config.ts'), config(partners));
  for (const [code, { script, regular, bold }] of Object.entries(ADDED)) {
    cpSync(at('wordmarks/latin.svg'), at(`wordmarks/${script}.svg`));
    cpSync(join(FONTS, regular), at(`faces/${script}-regular.ttf`));
    cpSync(join(FONTS, bold), at(`faces/${script}-bold.ttf`));
    for (const policy of ['privacy', 'terms'])
      cpSync(at(`policies/${policy}.en.md`), at(`policies/${policy}.${code}.md`));
    const english = JSON.parse(readFileSync(at('messages/en.json'), 'utf8'));
    const own = JSON.parse(
      readFileSync(new URL(`languages/${code}.json`, import.meta.url), 'utf8'),
    );
    const messages = Object.fromEntries(
      Object.keys({ ...english, ...own }).map((name) => [name, { ...english[name], ...own[name] }]),
    );
    writeFileSync(at(`messages/${code}.json`), JSON.stringify(messages));
  }
  for (const file of readdirSync(at('content/states'))) {
    const state = JSON.parse(readFileSync(at(`content/states/${file}`), 'utf8'));
    writeFileSync(at(`content/states/${file}`), JSON.stringify(inAll(state)));
  }
}
