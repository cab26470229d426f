import { StaticBlock } from '@/components/server-html/StaticBlock';
import { PRIVACY } from '@/lib/content/legal/privacy';
import { LegalText } from '@/components/company/LegalText';
import { TitledFrame } from '@/components/chrome/TitledFrame';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';

const PATH = '/privacy-policy';

export const generateMetadata = () => pageMetadata(PATH);

export default function PrivacyPage() {
  return (
    <TitledFrame path={PATH}>
      <StaticBlock name="legalText" of={LegalText} props={{ document: PRIVACY }} className="" />
    </TitledFrame>
  );
}
