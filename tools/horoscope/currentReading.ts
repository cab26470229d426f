import type { HoroscopeRow } from '@/lib/figures/current/tableForms';
import { newsroomDay } from '@/lib/format/newsroomTime';
import type { LocalizedReading } from './localizedReading';

export const currentReading = ({
  sign,
  language: _,
  measuredAt,
  compatibility,
  ...reading
}: HoroscopeRow): LocalizedReading => ({
  ...reading,
  id: sign,
  date: newsroomDay(measuredAt),
  compatibility: compatibility ?? '',
});
