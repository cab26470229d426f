import { StaticBlock } from '@/components/server-html/StaticBlock';
import { TERMS } from '@/lib/content/legal/terms';
import { LegalText } from '@/components/company/LegalText';
import { TitledFrame } from '@/components/chrome/TitledFrame';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import type { SearchParams } from '@/lib/http/queryParam';

type Props = { searchParams: SearchParams };

const PATH = '/terms-conditions';

export const generateMetadata = () => pageMetadata(PATH);

export default function TermsPage({ searchParams }: Props) {
  return (
    <TitledFrame searchParams={searchParams} path={PATH}>
      <StaticBlock name="legalText" of={LegalText} props={{ document: TERMS }} className="" />
    </TitledFrame>
  );
}
