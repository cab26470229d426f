import type { Messages } from 'next-intl';
import type { ReactNode } from 'react';
import type { LiteRequest } from '@/lib/lite/liteRequest';
import { documentTitle, pageDescription } from '@/lib/lite/pageTexts';
import type { PageKey } from '@/lib/pages/pages';
import type { LitePage } from '../parts/litePage';

type Fixed = {
  /** Its canonical path, without language prefix. */
  path: string;
  key: PageKey & keyof Messages['PageTitles'];
  content: ReactNode;
};

/** A page of its own name and texts, with its content below the heading. */
export const fixedPage = (
  { url, words }: LiteRequest,
  { path, key, content }: Fixed,
): LitePage => ({
  title: documentTitle(words.t(`PageTitles.${key}`), words),
  description: pageDescription(key, words),
  url,
  canonical: path,
  main: (
    <>
      <h1>{words.t(`Pages.${key}`)}</h1>
      {content}
    </>
  ),
});
