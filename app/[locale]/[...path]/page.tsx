import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '@/components/chrome/SiteFrame';
import { Empty } from '@/components/ui/Empty';
import { PageTitle } from '@/components/ui/PageTitle';
import { UnknownAddress } from '@/components/ui/UnknownAddress';
import { answerStatus } from '@/lib/http/answerStatus';
import { pageMetadata } from '@/lib/seo/pageMetadata';
import { currentPath } from '@/lib/site/currentPath';
import { isPage, PAGES } from '@/lib/site/pages';

export async function generateMetadata() {
  const path = await currentPath();
  if (isPage(path)) return pageMetadata(path);
  const [faults, channel] = [await getTranslations('Faults'), await getTranslations('Channel')];
  return { title: `${faults('unexpected')} | ${channel('name')}`, robots: { index: false } };
}

/** A page whose content is still to come: its chrome, its title and an empty list. Any other address is not found. */
export default async function UpcomingPage() {
  const path = await currentPath();
  if (!isPage(path)) {
    await answerStatus(404);
    return <UnknownAddress path={path} />;
  }
  const [pages, words] = [await getTranslations('Pages'), await getTranslations('Story')];
  return (
    <SiteFrame path={path}>
      <div className="wrap pb-12">
        <PageTitle>{pages(PAGES[path])}</PageTitle>
        <Empty title={words('emptyCategory')} />
      </div>
    </SiteFrame>
  );
}
