import { LegalText } from '@/components/company/LegalText';
import { SectionFrame } from '@/components/section/SectionFrame';
import { TERMS } from '@/lib/content/legal/terms';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';

const PATH = '/terms-conditions';

export const generateMetadata = () => pageMetadata(PATH);

export default function TermsPage() {
  return (
    <SectionFrame path={PATH}>
      <LegalText document={TERMS} />
    </SectionFrame>
  );
}
