import { numberFormat } from '@/lib/format/numbers';
import { type Read, readNumber, withoutBlanks } from '@/lib/format/readNumber';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import {
  CM_PER_FT,
  type HeightUnit,
  KG_PER_LB,
  LB_PER_KG,
  METRES_PER_FT,
  type WeightUnit,
} from './units';

const CM_PER_INCH = 2.54;

type Words = readonly (readonly [RegExp, number])[];

/** NFKC parts the nukta from its letter. */
const FEET = "ft|feet|foot|['\u2019\u2032]|फ\u093c?(?:ुट|ीट)";
const INCHES = 'in|inch|inches|"|\u201d|(?:[\'\u2019\u2032]){2}|इंच|इन्च';
const FEET_AND_INCHES = new RegExp(
  `^(\\d{1,2})(?:${FEET})\\.?,?(?:and|व|और)?(\\d{1,2}(?:\\.\\d{1,2})?)(?:${INCHES})?\\.?$`,
  'i',
);

const WEIGHTS: Words = [
  [/^(?:kgs?|kilos?|kilograms?|कि\.?ग्रा|किलो(?:ग्राम)?)\.?$/i, 1],
  [/^(?:lbs?|pounds?|पौंड|पाउंड)\.?$/i, KG_PER_LB],
];
const HEIGHTS: Words = [
  [/^(?:cms?|centimet(?:re|er)s?|से\.?मी|सेंटीमीटर)\.?$/i, 0.01],
  [/^(?:m|met(?:re|er)s?|मी(?:टर)?)\.?$/i, 1],
  [new RegExp(`^(?:${FEET})\\.?$`, 'i'), METRES_PER_FT],
  [new RegExp(`^(?:${INCHES})\\.?$`, 'i'), CM_PER_INCH / 100],
];

const FIGURE = /^([\d.,]{1,20})(\D[^\d]{0,15})$/u;

function inWords(text: string, words: Words): number | null {
  const [, figure = '', word = ''] = FIGURE.exec(text) ?? [];
  const size = words.find(([name]) => name.test(word))?.[1];
  const value = size === undefined ? null : readNumber(figure);
  return value === null || size === undefined ? null : value * size;
}

const SIZES = { kg: 1, lbs: KG_PER_LB, cm: 0.01, ft: METRES_PER_FT } as const;

/** Twelve digits hide the noise of a conversion there and back. */
const inUnit = (value: number, unit: keyof typeof SIZES) =>
  Number((value / SIZES[unit]).toPrecision(12));

/** A weight in `unit`, though the text may name another: `70`, `70 kg`, `154 lbs`. */
export const readWeight =
  (unit: WeightUnit): Read =>
  (text) => {
    const kilograms = inWords(withoutBlanks(text), WEIGHTS);
    return kilograms === null ? readNumber(text) : inUnit(kilograms, unit);
  };

/** A height in `unit`: `170`, `5 ft 7 in`, `5'7"`, `1.7 m`. */
export const readHeight =
  (unit: HeightUnit): Read =>
  (text) => {
    const [, feet, inches] = FEET_AND_INCHES.exec(withoutBlanks(text)) ?? [];
    const metres =
      feet === undefined
        ? inWords(withoutBlanks(text), HEIGHTS)
        : ((Number(feet) * 12 + Number(inches)) * CM_PER_INCH) / 100;
    return metres === null ? readNumber(text) : inUnit(metres, unit);
  };

function converted(
  typed: string,
  read: Read,
  convert: (value: number) => number,
  decimals: number,
): string {
  const value = read(typed);
  if (value === null) return typed;
  const result = convert(value);
  return Number.isFinite(result) ? plain(result, decimals) : typed;
}

/** `toFixed` would write 1e+21 and -0. */
function plain(value: number, decimals: number): string {
  const text = numberFormat(DEFAULT_LOCALE, {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
  return /[1-9]/.test(text) ? text : text.replace('-', '');
}

export const convertWeight = (typed: string, to: WeightUnit): string =>
  to === 'lbs'
    ? converted(typed, readWeight('kg'), (weight) => weight * LB_PER_KG, 1)
    : converted(typed, readWeight('lbs'), (weight) => weight * KG_PER_LB, 1);

export const convertHeight = (typed: string, to: HeightUnit): string =>
  to === 'ft'
    ? converted(typed, readHeight('cm'), (height) => height / CM_PER_FT, 1)
    : converted(typed, readHeight('ft'), (height) => height * CM_PER_FT, 0);
