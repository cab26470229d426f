import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/chrome/NotFoundView';
import { setResponseStatus } from '@/lib/http/setResponseStatus';
import { currentPath } from '@/lib/site/currentPath';

export async function generateMetadata() {
  const [faults, channel] = [await getTranslations('Faults'), await getTranslations('Channel')];
  return { title: `${faults('unexpected')} | ${channel('name')}`, robots: { index: false } };
}

/** Any URL without a page. */
export default async function UnknownPage() {
  setResponseStatus(404);
  return <NotFoundView path={await currentPath()} />;
}
