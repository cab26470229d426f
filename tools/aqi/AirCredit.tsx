import { useTranslations } from 'next-intl';
import type { CurrentAir } from '@/lib/figures/current/currentAir';

const CREDITS = {
  model: {
    message: 'now.creditModel',
    source: ['https://open-meteo.com/', 'Open-Meteo.com'],
    licence: ['https://creativecommons.org/licenses/by/4.0/', 'CC BY 4.0'],
  },
  official: {
    message: 'now.creditOfficial',
    source: [
      'https://www.data.gov.in/resource/real-time-air-quality-index-various-locations',
      'data.gov.in',
    ],
    licence: ['https://www.data.gov.in/Godl', 'GODL-India'],
  },
} as const;

/** Both licences ask for the name and the links. */
export function AirCredit({ kind }: { kind: CurrentAir['kind'] }) {
  const t = useTranslations('Aqi');
  const { message, source, licence } = CREDITS[kind];
  const link = ([href, name]: readonly [string, string]) => (
    <a href={href} rel="noopener" className="underline">
      {name}
    </a>
  );
  return (
    <p className="text-label text-quiet">
      {t.rich(message, { source: () => link(source), licence: () => link(licence) })}
    </p>
  );
}
