import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import type { StoryCard } from '@/lib/story/story';

export type CardData = Pick<
  StoryCard,
  'id' | 'lang' | 'title' | 'summary' | 'picture' | 'videoUrl' | 'youtubeId' | 'pages'
>;

export type SentCard = Pick<CardData, 'id' | 'lang' | 'title'> & Partial<CardData>;

const NOTHING = { summary: '', picture: null, videoUrl: null, youtubeId: null };

const cards = new Map<string, CardData>();

/** Cards call it on hydration and when their story changes. */
export const registerCard = (card: SentCard): void =>
  void cards.set(card.id, { ...NOTHING, ...cards.get(card.id), ...card });

export const getCard = (id: string): CardData | undefined => cards.get(id) ?? cardInPage(id);

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

/** A card with a video or pages tells more than its HTML shows. */
export const isMoreThanShown = ({ videoUrl, youtubeId, pages }: SentCard): boolean =>
  (videoUrl ?? youtubeId ?? pages ?? null) !== null;

/** A static block's HTML is all that the browser has of its stories. */
function cardInPage(id: string): CardData | undefined {
  const card = cardsInPage().find(({ dataset }) => dataset.story === id);
  const title = card?.querySelector('h2, h3')?.textContent;
  if (!card || !title) return undefined;
  const languages = [card.closest<HTMLElement>('[lang]')?.lang, document.documentElement.lang];
  return {
    ...NOTHING,
    id,
    title,
    lang: languages.flatMap((lang) => (lang && isLocale(lang) ? lang : [])).at(0) ?? DEFAULT_LOCALE,
    summary: card.querySelector('[data-part="summary"]')?.textContent ?? '',
    picture: originalOf(card.querySelector('img')),
  };
}

/** The address that `imageSet` was given. */
function originalOf(picture: HTMLImageElement | null): string | null {
  if (!picture) return null;
  const { pathname, searchParams } = new URL(picture.src);
  return searchParams.get('url') ?? pathname;
}
