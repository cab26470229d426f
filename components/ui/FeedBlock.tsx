import { getLocale, getTranslations } from 'next-intl/server';
import { type ReactNode, Suspense } from 'react';
import { hasLiteForm, litePath } from '@/lib/pages/litePath';
import { isForEdge } from '@/lib/request/pageResponse';
import { currentPath } from '@/lib/request/requestHeaders';
import { FEED_GRACE_MS, withTimeout } from '@/lib/request/withTimeout';

type Props<T> = {
  result: Promise<T>;
  fallback: ReactNode;
  /** `late`: rendered in place of the fallback. */
  children: (value: T, late: boolean) => ReactNode;
};

/**
 * A feed within the grace period renders inline; Suspense only for late ones, because its content
 * stays hidden without JavaScript. Edges always wait.
 */
export async function FeedBlock<T>({ result, fallback, children }: Props<T>) {
  const answer = result.then((value) => ({ value }));
  const prompt = await (isForEdge() ? answer : withTimeout(FEED_GRACE_MS, answer));
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

/** Inside `noscript`, which browsers with scripts drop. */
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
            <a href={litePath(path, locale)} className="font-bold text-river">
              {t('inPlace')}
            </a>
          </>
        )}
      </p>
    </noscript>
  );
}
