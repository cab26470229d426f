import { watchViewer } from '@/features/viewer/watchViewer';
import { isReduced } from '@/lib/browser/connection';
import { quietly } from './quietly';

/** Links that load no page. A fragment of the same page would match `/*` and fetch it again. */
const NO_DOCUMENT =
  '[data-action],[data-later],[download],[target],[href^="#"],[href*="/feeds/"],[href*="/api/"]';

/** `conservative` prefetches on the press, some 100 ms before the click. */
const RULES = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: NO_DOCUMENT } }] },
      eagerness: 'conservative',
    },
  ],
};

/**
 * Chromium prefetches a document on mouse press, never on touch, where a scroll may begin on a
 * link. The rules need the page's nonce.
 */
export function prefetchOnPress(): void {
  if (!HTMLScriptElement.supports?.('speculationrules') || isReduced()) return;
  if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.textContent = JSON.stringify(RULES);
  document.head.append(script);
}

let isStarted = false;

export function startPage(): void {
  if (isStarted) return;
  isStarted = true;
  const stories = document.getElementById('my-stories');
  if (stories)
    quietly(
      import('@/features/history/MyStories').then(({ showMyStories }) => showMyStories(stories)),
    );
  const updates = document.querySelector('[data-updates]');
  if (updates)
    quietly(import('@/features/live/showLive').then(({ showLive }) => showLive(updates)));
  prefetchOnPress();
  watchViewer(async () => (await import('@/components/later/show')).showLater);
}
