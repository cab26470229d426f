import { getTranslations } from 'next-intl/server';
import { UnknownAddress } from '@/components/ui/UnknownAddress';
import { setResponseStatus } from '@/lib/http/setResponseStatus';
import { currentPath } from '@/lib/site/currentPath';

export async function generateMetadata() {
  const [faults, channel] = [await getTranslations('Faults'), await getTranslations('Channel')];
  return { title: `${faults('unexpected')} | ${channel('name')}`, robots: { index: false } };
}

/** Any address without a page. */
export default async function UnknownPage() {
  setResponseStatus(404);
  return <UnknownAddress path={await currentPath()} />;
}
