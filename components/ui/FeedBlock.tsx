import { getLocale, getTranslations } from 'next-intl/server';
import { type ReactNode, Suspense } from 'react';
import { hasLiteForm, litePath } from '@/lib/pages/litePath';
import { currentPath } from '@/lib/request/currentPath';
import { isForEdge } from '@/lib/request/pageResponse';
import { FEED_GRACE_MS } from '@/lib/request/withTimeout';

type Props<T> = {
  result: Promise<T>;
  /** Holds the block's place, at its final height, while a late feed is awaited. */
  fallback: ReactNode;
  /** `late` where it takes that place. */
  children: (value: T, late: boolean) => ReactNode;
};

/**
 * A block that waits for its feed. With an answer within the grace period it is part of the page
 * like any text; late, it streams into its place. The Suspense boundary is there only when it is
 * needed: what is inside one waits hidden for a script, which readers without JavaScript would
 * never see in its place: without one it stands at the end of the page (`app/styles/base.css`), which the fallback
 * says, with a link to the lite form. For a trusted edge it is always awaited: what the edge keeps is plain, and the page's
 * status is known before anything is sent.
 */
export async function FeedBlock<T>({ result, fallback, children }: Props<T>) {
  const answer = result.then((value) => ({ value }));
  const prompt = await (isForEdge() ? answer : Promise.race([answer, grace()]));
  if (prompt) return children(prompt.value, false);
  const note = await lateNote();
  return (
    <Suspense
      fallback={
        <>
          {fallback}
          {note}
        </>
      }
    >
      <Late result={result}>{children}</Late>
    </Suspense>
  );
}

async function Late<T>({ result, children }: Pick<Props<T>, 'result' | 'children'>) {
  return children(await result, true);
}

/** For readers without a script; with one, browsers leave it out. */
async function lateNote() {
  const [locale, t, path] = await Promise.all([
    getLocale(),
    getTranslations('Lite'),
    currentPath(),
  ]);
  return (
    <noscript>
      <p className="page-width py-2">
        {t('late')}
        {hasLiteForm(path) && (
          <>
            {' '}
            <a href={litePath(path, locale)}>{t('inPlace')}</a>
          </>
        )}
      </p>
    </noscript>
  );
}

const grace = () => new Promise<null>((resolve) => setTimeout(resolve, FEED_GRACE_MS, null));
