import { watchViewer } from '@/features/viewer/watchViewer';
import { prefetchOnPress } from './prefetchOnPress';
import { quietly } from './quietly';

let isStarted = false;

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
