import type { HoroscopeRow } from '@/lib/figures/current/figures';
import { newsroomDay } from '@/lib/format/newsroomTime';
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
  date: newsroomDay(measuredAt),
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
