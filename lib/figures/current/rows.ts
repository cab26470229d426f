import type { SignId } from '@/lib/content/zodiac';
import type { Locale } from '@/lib/i18n/locales';
import type { CityName } from './cities';

export type FuelRow = {
  measuredAt: number;
  city: CityName;
  petrol: number;
  diesel: number;
  source: string;
};

export type MetalsRow = {
  measuredAt: number;
  city: CityName;
  gold24k: number;
  gold22k: number;
  /** A gram's price; the table has them per kilogram, as it is quoted. */
  silver: number;
  source: string;
};

export type HoroscopeRow = {
  measuredAt: number;
  sign: SignId;
  language: Locale;
  general: string;
  love: string;
  career: string;
  health: string;
  travel: string;
  mood: string;
  luckyNumber: string;
  luckyColor: string;
  compatibility: SignId | null;
};

export type MarketsRow = { measuredAt: number; index: string; value: number; source: string };
