import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { localized } from '@/lib/i18n/localized';
import type { QueryParam } from '@/lib/request/queryParam';
import { toolChoice } from '@/tools/shared/toolChoice';
import { HOROSCOPE_PATH } from '@/tools/shared/toolPaths';
import { FindSign } from './FindSign.island';
import { HoroscopeReader } from './HoroscopeReader.island';
import { SignTable } from './SignTable';
import { type LocalizedReading, readingsIn } from './localizedReading';
import { SIGNS } from './signs';
import { useSigns } from './useSigns';

type Props = {
  requestedSign: QueryParam;
  born: QueryParam;
  readings?: readonly LocalizedReading[] | undefined;
};

export function HoroscopeTool({ requestedSign, born, readings: given }: Props) {
  const t = useTranslations('Horoscope');
  const now = useTranslations('HoroscopeNow');
  const locale = useLocale();
  const readings = given ?? readingsIn(locale);
  const choice = toolChoice({
    path: HOROSCOPE_PATH,
    locale,
    parameter: 'sign',
    options: readings.map(({ id }) => ({ value: id, label: localized(SIGNS[id].name, locale) })),
    requested: requestedSign,
  });
  const signs = useSigns(choice.filters);
  return (
    <>
      {readings.length === 0 ? (
        <p>{now('none')}</p>
      ) : (
        <HoroscopeReader
          choice={choice}
          signs={signs}
          readings={readings}
          note={<p className="text-label text-quiet">{t('entertainment')}</p>}
        />
      )}
      <section aria-labelledby="find-sign">
        <BlockHeader id="find-sign" title={t('find')} />
        <FindSign
          signs={signs}
          chosen={choice.chosen}
          initial={typeof born === 'string' ? born : null}
        />
      </section>
      <SignTable signs={signs} />
    </>
  );
}
