import { watchViewer } from '@/features/viewer/watchViewer';
import { prefetchOnPress } from '@/lib/browser/prefetchOnPress';
import { quietly } from './quietly';

let isStarted = false;

/**
 * Starts what the page is for: the list of the reader's own stories, clicks on a list that has a viewer, and documents
 * at the press of their link. Once: at
 * hydration where that is marked by `data-now`, else when the browser is idle.
 */
export function startPage(): void {
  if (isStarted) return;
  isStarted = true;
  const stories = document.getElementById('my-stories');
  if (stories) quietly(import('./showMy').then(({ showMyStories }) => showMyStories(stories)));
  prefetchOnPress();
  watchViewer(async () => (await import('./show')).showLater);
}
