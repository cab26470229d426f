import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { type CardData, cardsInPage, NOTHING, registeredCard } from './cards';

/** Separate from `cards.ts`, which all pages load. */
export const getCard = (id: string): CardData | undefined => registeredCard(id) ?? cardInPage(id);

/** For static blocks: the browser knows only the HTML of their stories. */
function cardInPage(id: string): CardData | undefined {
  const card = cardsInPage().find(({ dataset }) => dataset.story === id);
  const title = card?.querySelector('h1, h2, h3')?.textContent;
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

function originalOf(picture: HTMLImageElement | null): string | null {
  if (!picture) return null;
  const { pathname, searchParams } = new URL(picture.src);
  return searchParams.get('url') ?? pathname;
}
