import { phrase } from './words';

/** Names that no rule leads from one to the other: abbreviations of another language or script. */
const SHORT_NAMES: readonly (readonly string[])[] = [
  ['UP', 'यूपी', 'उत्तर प्रदेश', 'Uttar Pradesh'],
  ['MP', 'एमपी', 'मध्य प्रदेश', 'Madhya Pradesh'],
  ['JK', 'जम्मू कश्मीर', 'Jammu Kashmir'],
  ['BJP', 'बीजेपी', 'भाजपा'],
  ['BSP', 'बीएसपी', 'बसपा'],
  ['PM', 'पीएम', 'प्रधानमंत्री', 'Prime Minister'],
  ['CM', 'सीएम', 'मुख्यमंत्री', 'Chief Minister'],
  ['SC', 'सुप्रीम कोर्ट', 'Supreme Court'],
  ['HC', 'हाई कोर्ट', 'हाईकोर्ट', 'High Court'],
  ['RBI', 'आरबीआई', 'रिज़र्व बैंक', 'Reserve Bank'],
];

const BY_NAME = new Map(
  SHORT_NAMES.map((names) => names.map(phrase)).flatMap((names) =>
    names.map((name) => [name, names] as const),
  ),
);

/** What else a folded name is called. */
export const shortNamesOf = (name: string): readonly string[] => BY_NAME.get(name) ?? [];
