import { LegalText } from '@/components/company/LegalText';
import { TitledFrame } from '@/components/chrome/TitledFrame';
import { PRIVACY } from '@/lib/content/legal/privacy';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';

const PATH = '/privacy-policy';

export const generateMetadata = () => pageMetadata(PATH);

export default function PrivacyPage() {
  return (
    <TitledFrame path={PATH}>
      <LegalText document={PRIVACY} />
    </TitledFrame>
  );
}
