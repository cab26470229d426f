import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { READ_SIGNS } from '@/lib/content/horoscope';
import { localized } from '@/lib/i18n/localized';
import type { QueryParam } from '@/lib/request/queryParam';
import { toolChoice } from '@/tools/shared/toolChoice';
import { HOROSCOPE_PATH } from '@/tools/shared/toolPaths';
import { FindSign } from './FindSign.island';
import { HoroscopeReader } from './HoroscopeReader.island';
import { SignTable } from './SignTable';
import { readingsIn } from './localizedReading';
import { SIGNS } from './signs';
import { useSigns } from './useSigns';

type Props = { requestedSign: QueryParam; born: QueryParam };

export function HoroscopeTool({ requestedSign, born }: Props) {
  const t = useTranslations('Horoscope');
  const locale = useLocale();
  const choice = toolChoice({
    path: HOROSCOPE_PATH,
    locale,
    parameter: 'sign',
    options: READ_SIGNS.map((id) => ({ value: id, label: localized(SIGNS[id].name, locale) })),
    requested: requestedSign,
  });
  const signs = useSigns(choice.filters);
  return (
    <>
      <HoroscopeReader
        choice={choice}
        signs={signs}
        readings={readingsIn(locale)}
        note={<p className="text-label text-quiet">{t('entertainment')}</p>}
      />
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
