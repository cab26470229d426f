import 'server-only';
import { z } from 'zod';
import { ZODIAC } from '@/lib/content/zodiac';
import { currentReadings } from '@/lib/figures/current/currentReadings';
import { day, type ToolData } from '@/tools/shared/toolData';
import { currentReading } from './currentReading';
import { type LocalizedReading, readingsIn } from './localizedReading';

const sign = z.enum(ZODIAC.map(({ id }) => id));
const text = z.string().min(1);

const reading = z.object({
  id: sign,
  date: day,
  mood: z.string(),
  luckyNumber: z.union([z.number().int(), z.string()]),
  luckyColor: z.string(),
  compatibility: z.union([sign, z.literal('')]),
  general: text,
  love: z.string(),
  career: z.string(),
  health: z.string(),
  travel: z.string(),
}) satisfies z.ZodType<LocalizedReading>;

export const horoscopeData: ToolData = {
  page: '/tools/horoscope',
  schema: z.array(reading).min(1),
  figures: (locale) =>
    currentReadings(locale, Date.now())?.map(currentReading) ?? readingsIn(locale),
};
