import type { Wording } from '@/lib/i18n/localized';
import type { SignId } from './zodiac';

export const READ_SIGNS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
] as const satisfies readonly SignId[];

export type ReadSign = (typeof READ_SIGNS)[number];

export type Reading = {
  date: string;
  mood: Wording;
  luckyNumber: number;
  luckyColor: Wording;
  compatibility: ReadSign;
  general: Wording;
  love: Wording;
  career: Wording;
  health: Wording;
  travel: Wording;
};
