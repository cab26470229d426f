import { type CardData, cardsInPage } from '@/lib/stories/browser/cards';
import { getCard } from '@/lib/stories/browser/getCard';

const VIEW = 'a[data-action=view]';

export const viewLinkOf = (card: Element | null | undefined) =>
  card?.querySelector<HTMLAnchorElement>(VIEW) ?? undefined;

export const viewLinkTo = (id: string) =>
  viewLinkOf(cardsInPage().find((card) => card.dataset.story === id && viewLinkOf(card)));

export const viewedCards = (): CardData[] =>
  cardsInPage()
    .filter(viewLinkOf)
    .flatMap(({ dataset }) => getCard(dataset.story ?? '') ?? []);
