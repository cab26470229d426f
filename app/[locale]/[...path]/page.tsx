import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { SiteFrame } from '@/components/chrome/SiteFrame';
import { PageTitle } from '@/components/ui/PageTitle';
import { Empty } from '@/components/ui/Empty';
import { pageMetadata } from '@/lib/seo/pageMetadata';
import { isPage, PAGES } from '@/lib/site/pages';

type Props = { params: Promise<{ path: string[] }> };

const addressOf = ({ path }: { path: string[] }) => `/${path.join('/')}`;

export async function generateMetadata({ params }: Props) {
  const path = addressOf(await params);
  return isPage(path) ? pageMetadata(path) : {};
}

/** A page whose content is still to come: its chrome, its title and an empty list. Any other address is not found. */
export default async function UpcomingPage({ params }: Props) {
  const path = addressOf(await params);
  if (!isPage(path)) notFound();
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
