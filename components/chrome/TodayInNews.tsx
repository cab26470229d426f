import { newestAnswer } from '@/lib/news/newestAnswer';
import { Today } from './Today';

/** Today's date, and when the newsroom last answered. */
export async function TodayInNews() {
  return <Today updatedAt={await newestAnswer()} />;
}
