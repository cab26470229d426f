import { KeptBlock } from '@/components/kept/KeptBlock.island';
import { TitledFrame } from '@/components/chrome/TitledFrame';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';

const PATH = '/privacy-policy';

export const generateMetadata = () => pageMetadata(PATH);

export default function PrivacyPage() {
  return (
    <TitledFrame path={PATH}>
      <KeptBlock name="legalPrivacy" className="" />
    </TitledFrame>
  );
}
