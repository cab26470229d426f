import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/Notice';
import { Pagination } from '@/components/ui/Pagination';
import { LIST_ANCHOR } from '@/components/ui/listAnchor';
import { formatList } from '@/lib/format/formatList';
import { excerpt } from '@/lib/format/graphemes';
import { languageOf } from '@/lib/format/script';
import type { ListPage } from '@/lib/pages/paging';
import { matchingLine } from '@/lib/search/matchingLine';
import type { Term } from '@/lib/search/terms';
import { cardOf } from '@/lib/stories/cardOf';
import type { Found } from '@/lib/stories/getFound';
import { bodyText } from '@/lib/story/bodyText';
import { liveText } from '@/lib/story/liveText';
import { firstPictured } from '@/lib/story/pictures';
import { type Story, SUMMARY_LENGTH } from '@/lib/story/story';
import { ResultRow } from './ResultRow';

type Props = Omit<Found, 'page'> & {
  query: string;
  terms: readonly Term[];
  page: ListPage<Story>;
  now: number;
  suggestedLinks?: ReactNode;
};

export function SearchResults({
  query,
  terms,
  page,
  count,
  similarFrom,
  coverage,
  unread,
  now,
  suggestedLinks,
}: Props) {
  const t = useTranslations('Search');
  const locale = useLocale();
  if (terms.length === 0)
    return (
      <>
        <SearchMessage title={t('blank')} hint={t('blankHint')} />
        {suggestedLinks}
      </>
    );
  if (coverage === 'none')
    return (
      <>
        <Notice>{t('trouble')}</Notice>
        {suggestedLinks}
      </>
    );

  const pictured = firstPictured(page.items);
  const similar = page.items.slice(similarFrom);
  const list = (stories: readonly Story[]) => (
    <ol className="max-w-[52rem]">
      {stories.map((story) => (
        <ResultRow
          key={story.id}
          story={cardOf(story)}
          sample={story.sample}
          terms={terms}
          line={lineOf(story, terms)}
          now={now}
          priority={story === pictured}
        />
      ))}
    </ol>
  );
  const echo = { query: () => <bdi lang={languageOf(query)}>{query}</bdi> };
  return (
    <div className="grid grid-cols-1 gap-4">
      {unread.length > 0 && (
        <Notice>
          {t('partly', {
            sources: formatList(
              unread.map((source) => t('source', { source })),
              locale,
            ),
          })}
        </Notice>
      )}
      <div id={LIST_ANCHOR} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
        {count === 0 && <SearchMessage title={t.rich('none', echo)} hint={t('noneHint')} />}
        {count > 0 && (
          <section>
            <header className="rule-top pt-1 pb-3">
              <h2 className="text-block tracking-head">{t.rich('found', { ...echo, count })}</h2>
            </header>
            {similarFrom > 0 && list(page.items.slice(0, similarFrom))}
          </section>
        )}
        {similar.length > 0 && (
          <section>
            <header className="rule-top pt-1 pb-3">
              <h2 className="text-block tracking-head">{t('similar')}</h2>
            </header>
            {list(similar)}
          </section>
        )}
      </div>
      {page.total === 0 ? (
        suggestedLinks
      ) : (
        <Pagination page={page} path="/search" query={{ q: query }} />
      )}
    </div>
  );
}

const lineOf = ({ title, summary, highlights, body, coverage }: Story, terms: readonly Term[]) =>
  matchingLine(
    {
      title,
      summary: excerpt(summary, SUMMARY_LENGTH),
      text: [...highlights, body ? bodyText(body) : '', coverage ? liveText(coverage) : ''].join(
        '\n',
      ),
    },
    terms,
  );

function SearchMessage({ title, hint }: { title: ReactNode; hint: string }) {
  return (
    <section className="rule-top pt-2">
      <h2 className="text-block">{title}</h2>
      <p className="mt-1 max-w-measure text-quiet">{hint}</p>
    </section>
  );
}
