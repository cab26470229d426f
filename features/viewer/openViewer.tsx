import type { ReactNode } from 'react';
import { Viewer } from './Viewer';
import { viewedCards, viewLinkTo } from './viewedCards';
import { viewedStory } from './viewedStory';

type Show = (node: ReactNode) => Promise<() => void>;

const RETRY_MS = 100;
const TRIES = 50;

/** Waits for a streamed card to hydrate. Fails after five seconds, or if the reader navigates. */
async function cardsWith(id: string) {
  for (let looks = 0; looks < TRIES && viewedStory() === id; looks++) {
    const cards = viewedCards();
    const first = cards.findIndex((card) => card.id === id);
    if (first !== -1) return { cards, first };
    await new Promise((done) => setTimeout(done, RETRY_MS));
  }
  throw new Error(`No card of ${id}`);
}

export async function openViewer(id: string, show: Show) {
  const { cards, first } = await cardsWith(id);
  // The dialog restores the previous focus, but Safari does not focus clicked links.
  viewLinkTo(id)?.focus({ preventScroll: true });
  const close = await show(<Viewer cards={cards} first={first} />);
  return { close };
}
