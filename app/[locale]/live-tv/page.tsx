import { CategoryPage } from '@/components/section/CategoryPage';
import { WatchLive } from '@/components/section/WatchLive';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('/live-tv');

export default function LiveTvPage() {
  return (
    <CategoryPage path="/live-tv" category="livetv">
      <WatchLive />
    </CategoryPage>
  );
}
