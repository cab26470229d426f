import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/section/NotFoundView';
import { redirectMoved } from '@/lib/oldAddresses/redirectMoved';
import { setResponseStatus } from '@/lib/request/pageResponse';
import type { SearchParams } from '@/lib/request/queryParam';
import { noindexMetadata } from '@/lib/seo/metadata/pageMetadata';

export async function generateMetadata() {
  const t = await getTranslations('NotFound');
  return noindexMetadata(t('title'));
}

type Props = { params: Promise<{ path: string[] }>; searchParams: SearchParams };

export default async function UnknownPage({ params, searchParams }: Props) {
  setResponseStatus(await redirectMoved());
  return <NotFoundView path={`/${(await params).path.join('/')}`} searchParams={searchParams} />;
}
