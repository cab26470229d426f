import { getLocale, getTranslations } from 'next-intl/server';
import { PinAbout } from '@/components/tools/pin/PinAbout';
import { PinFinder } from '@/components/tools/pin/PinFinder.island';
import { ToolFrame } from '@/components/tools/shared/ToolFrame';
import { localPath } from '@/lib/i18n/language';
import { localized } from '@/lib/i18n/localized';
import type { SearchParams } from '@/lib/request/queryParam';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { findPins } from '@/lib/tools/pin/findPins';
import { isBlank, parsePinQuery } from '@/lib/tools/pin/pinQuery';
import { PIN_RECORDS } from '@/lib/tools/pin/pinRecords';

type Props = { searchParams: SearchParams };

const PATH = '/tools/pin-finder';

export const generateMetadata = () => pageMetadata(PATH);

export default async function PinFinderPage({ searchParams }: Props) {
  const [locale, t, query] = await Promise.all([
    getLocale(),
    getTranslations('PinAbout'),
    searchParams,
  ]);
  const initial = parsePinQuery(query);
  const answer = isBlank(initial.query) ? null : await findPins(initial, locale);
  const popular = PIN_RECORDS.map(({ pincode, city }) => ({
    pincode,
    city: localized(city, locale),
  }));
  return (
    <ToolFrame searchParams={searchParams} path={PATH} about={<PinAbout />} source={t('source')}>
      <PinFinder
        own={localPath(PATH, locale)}
        initial={initial}
        answer={answer}
        popular={popular}
      />
    </ToolFrame>
  );
}
