import { AppFeatures } from '@/components/company/AppFeatures';
import { AppRequirements } from '@/components/company/AppRequirements';
import { AppScreens } from '@/components/company/AppScreens';
import { StoreButtons } from '@/components/company/StoreButtons';
import { TitledFrame } from '@/components/chrome/TitledFrame';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import type { SearchParams } from '@/lib/http/queryParam';

type Props = { searchParams: SearchParams };

const PATH = '/download-app';

export const generateMetadata = () => pageMetadata(PATH);

export default function DownloadAppPage({ searchParams }: Props) {
  return (
    <TitledFrame searchParams={searchParams} path={PATH}>
      <StoreButtons />
      <AppFeatures />
      <AppScreens />
      <AppRequirements />
    </TitledFrame>
  );
}
