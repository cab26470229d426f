import { LegalText } from '@/components/company/LegalText';
import { TitledFrame } from '@/components/chrome/TitledFrame';
import { TERMS } from '@/lib/content/legal/terms';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';

const PATH = '/terms-conditions';

export const generateMetadata = () => pageMetadata(PATH);

export default function TermsPage() {
  return (
    <TitledFrame path={PATH}>
      <LegalText document={TERMS} />
    </TitledFrame>
  );
}
