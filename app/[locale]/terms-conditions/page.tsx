import { KeptBlock } from '@/components/kept/KeptBlock.island';
import { TitledFrame } from '@/components/chrome/TitledFrame';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import type { SearchParams } from '@/lib/http/queryParam';

type Props = { searchParams: SearchParams };

const PATH = '/terms-conditions';

export const generateMetadata = () => pageMetadata(PATH);

export default function TermsPage({ searchParams }: Props) {
  return (
    <TitledFrame searchParams={searchParams} path={PATH}>
      <KeptBlock name="legalTerms" className="" />
    </TitledFrame>
  );
}
