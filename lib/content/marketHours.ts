import type { Localized } from '@/lib/i18n/localized';

export type Exchange = {
  id: string;
  name: Localized;
  opens: string;
  closes: string;
  closesInWinter?: string;
};

export const EXCHANGES: readonly Exchange[] = [
  { id: 'nse', name: { en: 'NSE', hi: 'एनएसई' }, opens: '09:15', closes: '15:30' },
  { id: 'bse', name: { en: 'BSE', hi: 'बीएसई' }, opens: '09:15', closes: '15:30' },
  {
    id: 'mcx',
    name: { en: 'MCX', hi: 'एमसीएक्स' },
    opens: '09:00',
    closes: '23:30',
    closesInWinter: '23:55',
  },
];

const newYork = new Intl.DateTimeFormat('en', {
  timeZone: 'America/New_York',
  timeZoneName: 'shortOffset',
});

const isUsWinter = (now: number) => newYork.format(now).endsWith('GMT-5');

const INDIA_MS = 5.5 * 3_600_000;

/** Monday to Friday. Holidays are missing, because no source sends their calendar. */
export function tradingHours(
  { opens, closes, closesInWinter }: Exchange,
  now: number,
): { opens: string; closes: string; isOpen: boolean } {
  const end = closesInWinter && isUsWinter(now) ? closesInWinter : closes;
  const [day = '', clock = ''] = new Date(now + INDIA_MS).toISOString().split('T');
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  return { opens, closes: end, isOpen: !isWeekend && clock >= opens && clock < end };
}
