import { getLocale, getTranslations } from 'next-intl/server';
import { ToolFrame } from '@/components/tools/frame/ToolFrame';
import { PinAbout } from '@/components/tools/pin/PinAbout';
import { PinFinder } from '@/components/tools/pin/PinFinder.island';
import { localPath } from '@/lib/i18n/language';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { parsePinQuery } from '@/lib/tools/pin/pinQuery';

type Props = { searchParams: Promise<{ q?: string | string[]; mode?: string | string[] }> };

const PATH = '/tools/pin-finder';

export const generateMetadata = () => pageMetadata(PATH);

export default async function PinFinderPage({ searchParams }: Props) {
  const [locale, t, initial] = [
    await getLocale(),
    await getTranslations('PinAbout'),
    parsePinQuery(await searchParams),
  ];
  return (
    <ToolFrame path={PATH} about={<PinAbout />} source={t('source')}>
      <PinFinder own={localPath(PATH, locale)} initial={initial} />
    </ToolFrame>
  );
}
