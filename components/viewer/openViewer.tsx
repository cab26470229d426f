import type { ReactNode } from 'react';
import { Viewer } from './Viewer';
import { viewedCards, viewLinkTo } from './viewedCards';
import { viewedStory } from './viewedStory';

type Show = (node: ReactNode) => Promise<() => void>;

const LOOK_MS = 100;
const LOOKS = 50;

/**
 * The stories of the list, once one of them is known: its card may be streamed, and is hydrated in a turn of its own.
 * Fails after five seconds, and where the reader has gone elsewhere.
 */
async function cardsWith(id: string) {
  for (let looks = 0; looks < LOOKS && viewedStory() === id; looks++) {
    const cards = viewedCards();
    const first = cards.findIndex((card) => card.id === id);
    if (first !== -1) return { cards, first };
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
  throw new Error(`No card of ${id}`);
}

/**
 * Shows the stories of the page's list over the page, from one on. The focus comes back to that story's link.
 *
 * @returns what closes it
 */
export async function openViewer(id: string, show: Show) {
  const { cards, first } = await cardsWith(id);
  // A dialog gives the focus back to where it was; Safari does not focus a link that is clicked.
  viewLinkTo(id)?.focus({ preventScroll: true });
  const close = await show(<Viewer cards={cards} first={first} />);
  return { close };
}
