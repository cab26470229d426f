import { getTranslations } from 'next-intl/server';
import { UnknownAddress } from '@/components/ui/UnknownAddress';
import { answerStatus } from '@/lib/http/answerStatus';
import { currentPath } from '@/lib/site/currentPath';

export async function generateMetadata() {
  const [faults, channel] = [await getTranslations('Faults'), await getTranslations('Channel')];
  return { title: `${faults('unexpected')} | ${channel('name')}`, robots: { index: false } };
}

/** Any address without a page. */
export default async function UnknownPage() {
  await answerStatus(404);
  return <UnknownAddress path={await currentPath()} />;
}
