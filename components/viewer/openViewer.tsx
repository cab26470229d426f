import type { ReactNode } from 'react';
import { Viewer } from './Viewer';
import { viewedCards, viewLinkTo } from './viewedCards';

type Show = (node: ReactNode) => Promise<() => void>;

/**
 * Shows the stories of the page's list over the page, from one on. The focus comes back to that story's link.
 *
 * @returns what closes it
 */
export async function openViewer(id: string, show: Show) {
  const cards = viewedCards();
  // A dialog gives the focus back to where it was; Safari does not focus a link that is clicked.
  viewLinkTo(id)?.focus({ preventScroll: true });
  const first = cards.findIndex((card) => card.id === id);
  const close = await show(<Viewer cards={cards} first={Math.max(0, first)} />);
  return { close };
}
