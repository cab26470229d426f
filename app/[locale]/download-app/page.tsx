import {
  AppFeatures,
  AppRequirements,
  AppScreens,
  StoreButtons,
} from '@/components/company/DownloadApp';
import { TitledFrame } from '@/components/layout/TitledFrame';
import type { QueryProps } from '@/lib/request/queryParam';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';

const PATH = '/download-app';

export const generateMetadata = () => pageMetadata(PATH);

export default function DownloadAppPage({ searchParams }: QueryProps) {
  return (
    <TitledFrame searchParams={searchParams} path={PATH}>
      <StoreButtons />
      <AppFeatures />
      <AppScreens />
      <AppRequirements />
    </TitledFrame>
  );
}
