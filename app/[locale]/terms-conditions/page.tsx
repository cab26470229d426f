import { TERMS } from '#site/policies.mjs';
import { LegalText } from '@/components/company/LegalText';
import { TitledFrame } from '@/components/layout/TitledFrame';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import type { QueryProps } from '@/lib/request/queryParam';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';

const PATH = '/terms-conditions';

export const generateMetadata = () => pageMetadata(PATH);

export default function TermsPage({ searchParams }: QueryProps) {
  return (
    <TitledFrame searchParams={searchParams} path={PATH}>
      <StaticBlock name="legalText" of={LegalText} props={{ document: TERMS }} className="" />
    </TitledFrame>
  );
}
