import { getLocale, getTranslations } from 'next-intl/server';
import { Sidebar } from '@/components/layout/Sidebar';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { SIDEBAR_PX } from '@/components/layout/besideSidebar';
import { StoryScope } from '@/components/reader/StoryScope';
import { SuggestedLinks } from '@/components/search/SuggestedLinks';
import { PageTitle } from '@/components/ui/PageTitle';
import { TryAgain } from '@/components/ui/TryAgain';
import { setResponseStatus } from '@/lib/request/pageResponse';
import type { SearchParams } from '@/lib/request/queryParam';
import { currentPath } from '@/lib/request/requestHeaders';
import { ok } from '@/lib/result';
import { describeAuthor } from '@/lib/seo/structuredData/describeAuthor';
import type { TermKind } from '@/lib/stories/getTermPage';
import { requestedTerm, termPath } from '@/lib/stories/requestedTerm';
import { NewsBlock } from './NewsBlock';

type Props = { by: TermKind; searchParams: SearchParams };

/**
 * Awaited before streaming, so the status is right: 404 for an unknown slug, 503 while a source
 * fails.
 */
export async function TermPage({ by, searchParams }: Props) {
  const { slug, result } = await requestedTerm(by, searchParams);
  if (!result.ok)
    return <NoTerm by={by} searchParams={searchParams} isAbsent={result.error === 'absent'} />;
  const { name, page } = result.value;
  const path = termPath(by, slug);
  const [locale, t, channel, story] = await Promise.all([
    getLocale(),
    getTranslations('Terms'),
    getTranslations('Channel'),
    getTranslations('Story'),
  ]);
  const words = { name, channel: channel('name') };
  return (
    <StoryScope>
      <SiteFrame
        path={path}
        searchParams={searchParams}
        trail={[{ path, name }]}
        graph={by === 'author' ? describeAuthor(path, name, locale) : []}
      >
        <div className="page-width">
          <PageTitle lead={t(`${by}Description`, words)} compact>
            {name}
          </PageTitle>
          <NewsBlock
            path={path}
            searchParams={searchParams}
            title={t(`${by}List`, words)}
            isFirst
            result={Promise.resolve(ok(page))}
            empty={story('emptyCategory')}
            layout="column"
            sidebar={{
              aside: <Sidebar shown={page.items} />,
              px: () => SIDEBAR_PX.latest,
              isOptional: true,
            }}
          />
        </div>
      </SiteFrame>
    </StoryScope>
  );
}

type NoTermProps = Props & { isAbsent: boolean };

async function NoTerm({ by, searchParams, isAbsent }: NoTermProps) {
  setResponseStatus(isAbsent ? 404 : 503);
  const [t, noNews, reader, path] = await Promise.all([
    getTranslations('Terms'),
    getTranslations('NoNews'),
    getTranslations('Reader'),
    currentPath(),
  ]);
  return (
    <StoryScope>
      <SiteFrame path={path} searchParams={searchParams}>
        <div className="page-width">
          <PageTitle lead={isAbsent ? t(`${by}MissingWhy`) : reader('unavailableWhy')}>
            {isAbsent ? t(`${by}Missing`) : noNews('failed')}
          </PageTitle>
          {!isAbsent && <TryAgain path={path} className="btn" />}
          <SuggestedLinks />
        </div>
      </SiteFrame>
    </StoryScope>
  );
}
