import { cardsInPage, idsOf } from './cards';

/** Half a screen above and below what is seen. */
const MARGIN = '50% 0px';

/** Scrolling rests when nothing has come near or gone for as long. */
const REST_MS = 200;

/**
 * Reports the ids of the cards on the screen or near it, each time the page comes to rest: those
 * that are scrolled past quickly are left out. Cards that take the place of others are observed once
 * those are gone. Gives what ends it.
 */
export function observeCards(onRest: (ids: string[]) => void): () => void {
  const near = new Set<Element>();
  let timer: ReturnType<typeof setTimeout>;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) near.add(target);
        else near.delete(target);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const present = cardsInPage();
        present.forEach((card) => observer.observe(card));
        onRest(idsOf(present.filter((card) => near.has(card))));
      }, REST_MS);
    },
    { rootMargin: MARGIN },
  );
  cardsInPage().forEach((card) => observer.observe(card));
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
