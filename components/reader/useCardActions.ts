import { useEffect } from 'react';
import { isPlainClick } from '@/lib/browser/isPlainClick';
import { type CardData } from '@/lib/stories/browser/cards';
import { getCard } from '@/lib/stories/browser/getCard';

export type CardHandlers = {
  onRead: (href: string) => void;
  onPreview: (card: CardData) => void;
  onShare: (card: CardData, control: HTMLElement) => void;
  onPopup: (href: string) => void;
};

/** One listener for every card; modifier keys still open plain links. See docs/cards.md. */
export function useCardActions(handlers: CardHandlers) {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const control =
        event.target instanceof Element && event.target.closest<HTMLElement>('[data-action]');
      const act =
        control && !event.defaultPrevented && isPlainClick(event) && handlerOf(control, handlers);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [handlers]);
}

function handlerOf(control: HTMLElement, on: CardHandlers): (() => void) | undefined {
  const id = control.closest<HTMLElement>('[data-story]')?.dataset.story;
  const card = id === undefined ? undefined : getCard(id);
  const href = control instanceof HTMLAnchorElement ? control.href : undefined;
  switch (control.dataset.action) {
    case 'popup':
      return href ? () => on.onPopup(href) : undefined;
    case 'read':
      return href && card ? () => on.onRead(href) : undefined;
    case 'preview':
      return card && (() => on.onPreview(card));
    case 'share':
      return card && (() => on.onShare(card, control));
    default:
      return undefined;
  }
}
