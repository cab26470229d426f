import type { ReactNode } from 'react';
import { Viewer } from './Viewer';
import { viewedCards, viewLinkTo } from './viewedCards';

type Show = (node: ReactNode) => Promise<() => void>;

/**
 * Shows the stories of the page's list over the page, from one on. The focus comes back to that story's link.
 * Fails where the page does not know the story yet, as before its card is hydrated.
 *
 * @returns what closes it
 */
export async function openViewer(id: string, show: Show) {
  const cards = viewedCards();
  const first = cards.findIndex((card) => card.id === id);
  if (first === -1) throw new Error(`No card of ${id}`);
  // A dialog gives the focus back to where it was; Safari does not focus a link that is clicked.
  viewLinkTo(id)?.focus({ preventScroll: true });
  const close = await show(<Viewer cards={cards} first={first} />);
  return { close };
}
