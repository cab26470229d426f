import { CategoryPage } from '@/components/section/CategoryPage';
import { WatchLive } from '@/components/section/WatchLive';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = () => listMetadata('/live-tv');

export default function LiveTvPage() {
  return (
    <CategoryPage path="/live-tv">
      <WatchLive />
    </CategoryPage>
  );
}
