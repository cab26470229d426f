import type { HoroscopeRow } from '@/lib/figures/table/forms';
import { indianDay } from '@/lib/format/indianTime';
import type { LocalizedReading } from './localizedReading';

export const currentReading = ({
  sign,
  measuredAt,
  mood,
  luckyNumber,
  luckyColor,
  compatibility,
  general,
  love,
  career,
  health,
  travel,
}: HoroscopeRow): LocalizedReading => ({
  id: sign,
  date: indianDay(measuredAt),
  mood,
  luckyNumber,
  luckyColor,
  compatibility: compatibility ?? '',
  general,
  love,
  career,
  health,
  travel,
});
