import { LegalText } from '@/components/company/LegalText';
import { TitledFrame } from '@/components/layout/TitledFrame';
import { DeviceList } from '@/components/my/DeviceList';
import { StaticBlock } from '@/components/server-html/StaticBlock';
import { PRIVACY } from '#site/policies.mjs';
import type { SearchParams } from '@/lib/request/queryParam';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';

type Props = { searchParams: SearchParams };

const PATH = '/privacy-policy';

export const generateMetadata = () => pageMetadata(PATH);

export default function PrivacyPage({ searchParams }: Props) {
  return (
    <TitledFrame searchParams={searchParams} path={PATH}>
      <StaticBlock name="legalText" of={LegalText} props={{ document: PRIVACY }} className="" />
      <StaticBlock name="deviceList" of={DeviceList} props={{}} className="" />
    </TitledFrame>
  );
}
