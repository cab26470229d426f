import { phrase } from '@/lib/format/foldedWords';
import type { Localized } from '@/lib/i18n/localized';

const STATES: Readonly<Record<string, Localized>> = {
  'ANDAMAN & NICOBAR ISLANDS': {
    en: 'Andaman and Nicobar Islands',
    hi: 'अंडमान और निकोबार द्वीपसमूह',
  },
  'ANDHRA PRADESH': { en: 'Andhra Pradesh', hi: 'आंध्र प्रदेश' },
  'ARUNACHAL PRADESH': { en: 'Arunachal Pradesh', hi: 'अरुणाचल प्रदेश' },
  ASSAM: { en: 'Assam', hi: 'असम' },
  BIHAR: { en: 'Bihar', hi: 'बिहार' },
  CHANDIGARH: { en: 'Chandigarh', hi: 'चंडीगढ़' },
  CHATTISGARH: { en: 'Chhattisgarh', hi: 'छत्तीसगढ़' },
  'DADRA & NAGAR HAVELI': { en: 'Dadra and Nagar Haveli', hi: 'दादरा और नगर हवेली' },
  'DAMAN & DIU': { en: 'Daman and Diu', hi: 'दमन और दीव' },
  DELHI: { en: 'Delhi', hi: 'दिल्ली' },
  GOA: { en: 'Goa', hi: 'गोवा' },
  GUJARAT: { en: 'Gujarat', hi: 'गुजरात' },
  HARYANA: { en: 'Haryana', hi: 'हरियाणा' },
  'HIMACHAL PRADESH': { en: 'Himachal Pradesh', hi: 'हिमाचल प्रदेश' },
  'JAMMU & KASHMIR': { en: 'Jammu and Kashmir', hi: 'जम्मू और कश्मीर' },
  JHARKHAND: { en: 'Jharkhand', hi: 'झारखंड' },
  KARNATAKA: { en: 'Karnataka', hi: 'कर्नाटक' },
  KERALA: { en: 'Kerala', hi: 'केरल' },
  LAKSHADWEEP: { en: 'Lakshadweep', hi: 'लक्षद्वीप' },
  'MADHYA PRADESH': { en: 'Madhya Pradesh', hi: 'मध्य प्रदेश' },
  MAHARASHTRA: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
  MANIPUR: { en: 'Manipur', hi: 'मणिपुर' },
  MEGHALAYA: { en: 'Meghalaya', hi: 'मेघालय' },
  MIZORAM: { en: 'Mizoram', hi: 'मिज़ोरम' },
  NAGALAND: { en: 'Nagaland', hi: 'नगालैंड' },
  ODISHA: { en: 'Odisha', hi: 'ओडिशा' },
  PONDICHERRY: { en: 'Puducherry', hi: 'पुदुच्चेरी' },
  PUNJAB: { en: 'Punjab', hi: 'पंजाब' },
  RAJASTHAN: { en: 'Rajasthan', hi: 'राजस्थान' },
  SIKKIM: { en: 'Sikkim', hi: 'सिक्किम' },
  'TAMIL NADU': { en: 'Tamil Nadu', hi: 'तमिलनाडु' },
  TELANGANA: { en: 'Telangana', hi: 'तेलंगाना' },
  TRIPURA: { en: 'Tripura', hi: 'त्रिपुरा' },
  'UTTAR PRADESH': { en: 'Uttar Pradesh', hi: 'उत्तर प्रदेश' },
  UTTARAKHAND: { en: 'Uttarakhand', hi: 'उत्तराखंड' },
  'WEST BENGAL': { en: 'West Bengal', hi: 'पश्चिम बंगाल' },
};

/** Districts that left Andhra Pradesh on 2 June 2014; the directory is older. */
const TELANGANA = new Set([
  'Adilabad',
  'Hyderabad',
  'K.V.Rangareddy',
  'Karim Nagar',
  'Khammam',
  'Mahabub Nagar',
  'Medak',
  'Nalgonda',
  'Nizamabad',
  'Warangal',
]);

export function stateName(state: string, district: string): Localized {
  const today = state === 'ANDHRA PRADESH' && TELANGANA.has(district) ? 'TELANGANA' : state;
  return STATES[today] ?? { en: state, hi: state };
}

const BY_FOLDED_NAME = new Map(
  Object.values(STATES).flatMap(({ en, ...others }) =>
    Object.values(others).map((name) => [phrase(name), phrase(en)] as const),
  ),
);

export const latinStates = (folded: string): readonly string[] =>
  [BY_FOLDED_NAME.get(folded)].flatMap((name) => name ?? []);

const CODES =
  'ap ar as br cg ct dl ga gj hp hr jh jk ka kl mh ml mn mp mz nl od or pb py rj sk tg tn tr ts uk up ut wb';

export const STATE_WORDS: ReadonlySet<string> = new Set([
  ...Object.values(STATES).flatMap((names) => Object.values(names).map(phrase)),
  ...CODES.split(' '),
]);
