import type { Locale } from '@/lib/i18n/routing';
import { languageOf } from '@/lib/text/script';

/** What a card in the page says of its story, read back from the page itself. */
export type CardInPage = {
  id: string;
  lang: Locale;
  title: string;
  summary: string;
  /** The picture's own URL, not the optimiser's; a path for a drawing of this site. */
  picture: string | null;
  videoUrl: string | null;
  youtubeId: string | null;
};

/** Reads the card an element stands in, or null outside of one. */
export function cardInPage(element: Element): CardInPage | null {
  const card = element.closest<HTMLElement>('[data-story]');
  const id = card?.dataset.story;
  if (!card || id === undefined) return null;
  const title = card.querySelector('h1, h2, h3')?.textContent ?? '';
  return {
    id,
    lang: languageOf(title),
    title,
    summary: card.querySelector('[data-part=summary]')?.textContent ?? '',
    picture: pictureIn(card),
    videoUrl: card.dataset.video ?? null,
    youtubeId: card.dataset.youtube ?? null,
  };
}

function pictureIn(card: HTMLElement): string | null {
  const src = card.querySelector('img')?.src;
  if (!src) return null;
  const { pathname, searchParams } = new URL(src, location.href);
  return searchParams.get('url') ?? pathname;
}

/** The ids of all stories the page lists. */
export const idsInPage = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-story]')].flatMap(
    ({ dataset }) => dataset.story ?? [],
  );
