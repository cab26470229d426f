import { LegalText } from '@/components/company/LegalText';
import { SectionFrame } from '@/components/section/SectionFrame';
import { PRIVACY } from '@/lib/content/legal/privacy';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';

const PATH = '/privacy-policy';

export const generateMetadata = () => pageMetadata(PATH);

export default function PrivacyPage() {
  return (
    <SectionFrame path={PATH}>
      <LegalText document={PRIVACY} />
    </SectionFrame>
  );
}
