import { useTranslations } from 'next-intl';
import type { CurrentAir } from '@/lib/figures/current/currentAir';
import { AQI_BANDS, type Band, INDIAN_BANDS } from './bands';

const CPCB = 'https://airquality.cpcb.gov.in/AQI_India/';

/** `kind`: of true figures; undefined for samples. */
export function AboutAqi({ kind }: { kind?: CurrentAir['kind'] | undefined }) {
  const t = useTranslations('AqiAbout');
  const word = useTranslations('Aqi');
  const range = ({ from, upTo }: Band) =>
    upTo === null ? t('above', { figure: from - 1 }) : t('upTo', { from, upTo });
  const scales = [
    {
      name: word(kind ? 'now.otherScale' : 'thisScale'),
      bands: AQI_BANDS.map((band) => ({
        key: band.key,
        range: range(band),
        category: word(band.key),
      })),
    },
    {
      name: word('indianScale'),
      bands: INDIAN_BANDS.map((band) => ({
        key: band.key,
        range: range(band),
        category: word(`india.${band.key}`),
      })),
    },
  ];
  return (
    <>
      <p>{t(kind ? 'index' : 'what')}</p>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {scales.map(({ name, bands }) => (
          <div key={name}>
            <h3 className="font-bold">{name}</h3>
            <dl className="mt-1 text-label tabular-nums">
              {bands.map(({ key, range: figures, category }) => (
                <div
                  key={key}
                  className="flex flex-wrap gap-x-3 border-t border-rule py-1.5 wrap-break-word"
                >
                  <dt className="basis-28 text-quiet">{figures}</dt>
                  <dd className="flex-1">{category}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <p>{t('limits')}</p>
      <p>
        {t.rich(kind ?? 'sample', {
          link: (text) => (
            <a href={CPCB} rel="noopener" className="text-river underline">
              {text}
            </a>
          ),
        })}
      </p>
    </>
  );
}
