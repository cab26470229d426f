import { getLocale, getTranslations } from 'next-intl/server';
import { environment } from '@/lib/config/environment.mjs';
import { localPath } from '@/lib/i18n/language';
import { localized } from '@/lib/i18n/localized';
import type { QueryProps } from '@/lib/request/queryParam';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { PinAbout } from '@/tools/pin/PinAbout';
import { PinFinder } from '@/tools/pin/PinFinder.island';
import { findPins } from '@/tools/pin/findPins';
import { isBlank, parsePinQuery } from '@/tools/pin/pinQuery';
import { PIN_RECORDS } from '@/tools/pin/pinRecords';
import { ToolFrame } from '@/tools/shared/ToolFrame';

const PATH = '/tools/pin-finder';

export const generateMetadata = () => pageMetadata(PATH);

export default async function PinFinderPage({ searchParams }: QueryProps) {
  const [locale, t, pin, query] = await Promise.all([
    getLocale(),
    getTranslations('PinAbout'),
    getTranslations('Pin'),
    searchParams,
  ]);
  const initial = parsePinQuery(query);
  const answer = isBlank(initial.query) ? null : await findPins(initial, locale);
  const { SAMPLES: samples } = environment();
  const popular = PIN_RECORDS.map(({ pincode, city }) => ({
    pincode,
    city: localized(city, locale),
  }));
  return (
    <ToolFrame
      searchParams={searchParams}
      path={PATH}
      about={<PinAbout />}
      source={t('source', { samples })}
    >
      <PinFinder
        own={localPath(PATH, locale)}
        initial={initial}
        answer={answer}
        popular={popular}
        note={pin('sample', { samples })}
      />
    </ToolFrame>
  );
}
