import { watchViewer } from '@/features/viewer/watchViewer';
import { prefetchOnPress } from '@/lib/browser/prefetchOnPress';
import { quietly } from './quietly';

let isStarted = false;

/**
 * The list of the reader's own stories, a live page's updates, clicks on a list that has a viewer, and
 * documents at the press of their link. Once: at hydration where `data-now` marks that, else when the browser is
 * idle.
 */
export function startPage(): void {
  if (isStarted) return;
  isStarted = true;
  const stories = document.getElementById('my-stories');
  if (stories) quietly(import('./showMy').then(({ showMyStories }) => showMyStories(stories)));
  const updates = document.querySelector('[data-updates]');
  if (updates) quietly(import('./showLive').then(({ showLive }) => showLive(updates)));
  prefetchOnPress();
  watchViewer(async () => (await import('./show')).showLater);
}
