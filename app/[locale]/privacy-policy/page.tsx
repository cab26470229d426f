import { PRIVACY } from '#site/policies.mjs';
import { PushScript } from '@/app/[locale]/PushScript';
import { TitledFrame } from '@/components/layout/TitledFrame';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { PrivacyText } from '@/features/history/PrivacyText';
import type { QueryProps } from '@/lib/request/queryParam';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';

const PATH = '/privacy-policy';

export const generateMetadata = () => pageMetadata(PATH);

export default function PrivacyPage({ searchParams }: QueryProps) {
  return (
    <TitledFrame searchParams={searchParams} path={PATH}>
      <StaticBlock name="privacyText" of={PrivacyText} props={{ document: PRIVACY }} className="" />
      <PushScript />
    </TitledFrame>
  );
}
