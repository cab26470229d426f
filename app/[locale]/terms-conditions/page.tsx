import { KeptBlock } from '@/components/kept/KeptBlock.island';
import { TitledFrame } from '@/components/chrome/TitledFrame';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';

const PATH = '/terms-conditions';

export const generateMetadata = () => pageMetadata(PATH);

export default function TermsPage() {
  return (
    <TitledFrame path={PATH}>
      <KeptBlock name="legalTerms" className="" />
    </TitledFrame>
  );
}
