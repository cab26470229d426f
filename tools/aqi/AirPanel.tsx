import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { BigFigure, ResultPanel } from '@/tools/shared/ResultPanel';
import { AirScale } from './AirScale';
import { AQI_BANDS, bandOf, type Category, INDIAN_BANDS } from './bands';

type Props = {
  cityName: string;
  aqi: number;
  /** Whether the index is India's, whose scale then comes first and names the air. */
  isIndian: boolean;
  usScale: string;
  note: string;
  scalesNote: string;
  refresh?: ReactNode;
  children: ReactNode;
};

export function AirPanel({
  cityName,
  aqi,
  isIndian,
  usScale,
  note,
  scalesNote,
  refresh,
  children,
}: Props) {
  const t = useTranslations('Aqi');
  const advice = useTranslations('AqiAdvice');
  const { key: category } = bandOf(AQI_BANDS, aqi);
  const own = { name: usScale, scale: AQI_BANDS, category: t(category) };
  const indian = {
    name: t('indianScale'),
    scale: INDIAN_BANDS,
    category: t(`india.${bandOf(INDIAN_BANDS, aqi).key}`),
  };
  const first = isIndian ? indian : own;

  return (
    <div className="grid gap-8 md:gap-12 [&>*]:min-w-0">
      <div className="grid items-start gap-8 md:grid-cols-2 md:gap-12 [&>*]:min-w-0">
        <ResultPanel
          title={t('airIn', { city: cityName })}
          quiet
          announcement={
            <>
              <BigFigure>
                <span translate="no">{aqi}</span>{' '}
                <span className="text-card-l">{first.category}</span>
              </BigFigure>
              <p className="text-label text-quiet">{note}</p>
              <p className="mt-1">{advice(`${category}.description`)}</p>
              <p className="mt-1 font-bold">{advice(`${category}.recommendation`)}</p>
            </>
          }
        >
          {refresh}
          <div className="mt-4 grid gap-5 border-t border-rule pt-4">
            <AirScale {...first} aqi={aqi} />
            <AirScale {...(isIndian ? own : indian)} aqi={aqi} />
            <p className="text-label text-quiet">{scalesNote}</p>
          </div>
        </ResultPanel>
        {children}
      </div>
      <GroupAdvice category={category} />
    </div>
  );
}

const GROUPS = ['everyone', 'children', 'older', 'ill', 'outdoor'] as const;

function GroupAdvice({ category }: { category: Category }) {
  const t = useTranslations('Aqi');
  const advice = useTranslations('AqiAdvice');
  return (
    <section aria-labelledby="advice">
      <BlockHeader id="advice" title={t('adviceFor')} />
      <p className="mb-3 max-w-measure text-quiet">{t('adviceNote', { category: t(category) })}</p>
      <dl className="grid overflow-hidden border-b border-rule sm:grid-cols-2 lg:grid-cols-5">
        {GROUPS.map((group) => (
          <div key={group} className="-ms-px border-t border-s border-rule px-3 py-3 max-sm:px-0">
            <dt className="font-bold">{t(group)}</dt>
            <dd className="mt-1">{advice(`${category}.${group}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
