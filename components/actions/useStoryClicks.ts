import { useEffect } from 'react';
import { isPlainClick } from '@/lib/url/isPlainClick';
import { type CardInPage, cardInPage } from '@/lib/storyCache/cardInPage';
import { hasVideo } from '@/lib/news/story';

/** What a click on a story's controls can ask for. */
export type StoryHandlers = {
  onRead: (card: CardInPage, href: string) => void;
  onPreview: (card: CardInPage) => void;
  onShare: (shared: { id: string; title: string }) => void;
  onPopup: (href: string) => void;
  onBack: () => void;
};

/**
 * One listener for the actions of every story on the page, marked by `data-opens`. Links stay
 * links: with a modifier key, in a new tab or without JavaScript they lead to the same page.
 */
export function useStoryClicks(handlers: StoryHandlers) {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const control =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens]') : null;
      if (!control || event.defaultPrevented || !isPlainClick(event)) return;
      const card = cardInPage(control);
      const href = control instanceof HTMLAnchorElement ? control.href : null;
      const act = action(control.dataset.opens, card, href, handlers);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [handlers]);
}

function action(
  opens: string | undefined,
  card: CardInPage | null,
  href: string | null,
  on: StoryHandlers,
): (() => void) | null {
  if (opens === 'back') return on.onBack;
  if (opens === 'popup' && href) return () => on.onPopup(href);
  if (!card) return null;
  if (opens === 'share') return () => on.onShare(card);
  if (opens === 'preview' || (opens === 'story' && hasVideo(card))) return () => on.onPreview(card);
  if ((opens === 'story' || opens === 'article') && href) return () => on.onRead(card, href);
  return null;
}
