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
