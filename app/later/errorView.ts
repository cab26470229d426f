import { withLaterWords } from '@/components/later/withLaterWords';

/** The view of an error, with styles where Next's document for a failed page has none. */
export async function errorView() {
  if (!document.querySelector('style, link[rel=stylesheet]'))
    await import('@/app/styles/linkedStyles');
  return withLaterWords(import('@/components/layout/ErrorView').then(({ ErrorView }) => ErrorView));
}
