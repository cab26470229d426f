import { ContactDetails } from '@/components/company/ContactDetails';
import { ContactFields } from '@/components/company/ContactFields';
import { TitledFrame } from '@/components/chrome/TitledFrame';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { describeContact } from '@/lib/seo/structuredData/describePage';

const PATH = '/contact-us';

export const generateMetadata = () => pageMetadata(PATH);

export default async function ContactPage() {
  return (
    <TitledFrame path={PATH} graph={await describeContact()}>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <ContactFields />
        <ContactDetails />
      </div>
    </TitledFrame>
  );
}
