import type { StoryCard } from '@/lib/stories/model/story';

/** What the reader, the preview, the viewer and the share menu show of a story before its body is there. */
export type CardData = Pick<
  StoryCard,
  'id' | 'lang' | 'title' | 'summary' | 'picture' | 'videoUrl' | 'youtubeId' | 'pages'
>;

/** As a card sends it: what is empty, or not shown by this card, is left out. */
export type SentCard = Pick<CardData, 'id' | 'lang' | 'title'> & Partial<CardData>;

const NOTHING = { summary: '', picture: null, videoUrl: null, youtubeId: null };

/** The stories whose cards the page has shown, by id. */
const cards = new Map<string, CardData>();

/** Called by each card once it is hydrated, and again when its story changes. */
export const registerCard = (card: SentCard): void =>
  void cards.set(card.id, { ...NOTHING, ...cards.get(card.id), ...card });

/** What is known of a story from its cards; undefined when the page has shown none. */
export const getCard = (id: string): CardData | undefined => cards.get(id);

/** The cards that the page lists now, in its order; without slides that are not shown. */
export const cardsInPage = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-story]:not([inert])'),
];

/** The ids of their stories, in the same order. */
export const idsOf = (elements: readonly HTMLElement[]): string[] =>
  elements.flatMap(({ dataset }) => dataset.story ?? []);

/** What a card sends of its story. */
export const sentCard = ({
  id,
  lang,
  title,
  summary,
  picture,
  videoUrl,
  youtubeId,
  pages,
}: CardData): SentCard => ({
  id,
  lang,
  title,
  ...(summary && { summary }),
  ...(picture && { picture }),
  ...(videoUrl !== null && { videoUrl }),
  ...(youtubeId !== null && { youtubeId }),
  ...(pages && { pages }),
});
