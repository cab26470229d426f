import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/chrome/NotFoundView';
import { setResponseStatus } from '@/lib/http/setResponseStatus';
import { noindexMetadata } from '@/lib/seo/metadata/noindexMetadata';
import { currentPath } from '@/lib/site/currentPath';

export async function generateMetadata() {
  const t = await getTranslations('NotFound');
  return noindexMetadata(t('title'));
}

/** Any URL without a page. */
export default async function UnknownPage() {
  setResponseStatus(404);
  return <NotFoundView path={await currentPath()} />;
}
