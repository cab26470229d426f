import type { StoryCard } from '@/lib/story/story';

export type CardData = Pick<
  StoryCard,
  'id' | 'lang' | 'title' | 'summary' | 'picture' | 'videoUrl' | 'youtubeId' | 'pages'
>;

export type SentCard = Pick<CardData, 'id' | 'lang' | 'title'> & Partial<CardData>;

export const NOTHING = { summary: '', picture: null, videoUrl: null, youtubeId: null };

const cards = new Map<string, CardData>();

export const registerCard = (card: SentCard): void =>
  void cards.set(card.id, { ...NOTHING, ...cards.get(card.id), ...card });

export const registeredCard = (id: string): CardData | undefined => cards.get(id);

export const cardsInPage = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-story]:not([inert])'),
];

export const idsOf = (elements: readonly HTMLElement[]): string[] =>
  elements.flatMap(({ dataset }) => dataset.story ?? []);

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

export const isMoreThanShown = ({ videoUrl, youtubeId, pages }: SentCard): boolean =>
  (videoUrl ?? youtubeId ?? pages ?? null) !== null;
