import { lastProviderUpdate } from '@/lib/news/lastProviderUpdate';
import { Today } from './Today';

/** Today's date, and when the newsroom last answered. */
export async function TodayInNews() {
  return <Today updatedAt={await lastProviderUpdate()} />;
}
