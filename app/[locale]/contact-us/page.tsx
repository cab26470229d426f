import { AD_PACKAGES } from '#site/adPackages.mjs';
import { ContactDetails } from '@/components/company/ContactDetails';
import { ContactSection } from '@/components/company/ContactSection';
import { NewsletterForm } from '@/components/company/NewsletterForm';
import { TitledFrame } from '@/components/layout/TitledFrame';
import { shownSamples } from '@/lib/config/showsSamples';
import type { QueryProps } from '@/lib/request/queryParam';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { describeContact } from '@/lib/seo/structuredData/describePage';

const PATH = '/contact-us';

export const generateMetadata = () => pageMetadata(PATH);

export default async function ContactPage({ searchParams }: QueryProps) {
  const { package: id } = await searchParams;
  const offer = shownSamples(AD_PACKAGES).find((one) => one.id === id);
  return (
    <TitledFrame searchParams={searchParams} path={PATH} graph={await describeContact()}>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <ContactDetails />
        <ContactSection offer={offer} />
        <NewsletterForm />
      </div>
    </TitledFrame>
  );
}
