import { type CardData, cardsInPage, getCard } from '@/lib/stories/browser/cards';

const VIEW = 'a[data-action=view]';

/** The headline of a card that the viewer shows. */
export const viewLinkOf = (card: Element | null | undefined) =>
  card?.querySelector<HTMLAnchorElement>(VIEW) ?? undefined;

/** The link that opens a story in the viewer. */
export const viewLinkTo = (id: string) =>
  viewLinkOf(cardsInPage().find((card) => card.dataset.story === id && viewLinkOf(card)));

/** The stories of the page's list that the viewer shows, in its order. */
export const viewedCards = (): CardData[] =>
  cardsInPage()
    .filter(viewLinkOf)
    .flatMap(({ dataset }) => getCard(dataset.story ?? '') ?? []);
