import { cardsInPage, idsOf } from './cards';

const MARGIN = '50% 0px';

const REST_MS = 200;

/**
 * Reports cards near the screen when scrolling rests, so quick scrolling loads nothing. Returns a
 * function that ends it.
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
