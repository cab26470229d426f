import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { isBeyond } from '@/lib/pages/paging';
import type { SearchParams } from '@/lib/request/queryParam';
import type { TermKind } from '@/lib/stories/getTermPage';
import { requestedTerm, termPath } from '@/lib/stories/requestedTerm';
import { beyondMetadata } from './listMetadata';
import { noindexMetadata } from './pageMetadata';
import { namedMetadata } from './sectionMetadata';

export async function termMetadata(by: TermKind, searchParams: SearchParams): Promise<Metadata> {
  const [{ slug, number, result }, t, channel] = await Promise.all([
    requestedTerm(by, searchParams),
    getTranslations('Terms'),
    getTranslations('Channel'),
  ]);
  if (!result.ok) return noindexMetadata(t(`${by}Missing`));
  const { name, page } = result.value;
  if (isBeyond(page)) return beyondMetadata(searchParams);
  const words = { name, channel: channel('name') };
  return namedMetadata(
    {
      path: termPath(by, slug),
      title: t(`${by}Title`, words),
      description: t(`${by}Description`, words),
    },
    { number },
  );
}
