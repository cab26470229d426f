import { SuggestedLinks } from '@/app/lite/parts/SuggestedLinks';
import { type SubdividedRoute, SUBSECTIONS } from '@/lib/pages/subcategories';
import { setBriefCaching, setResponseStatus } from '@/lib/request/pageResponse';
import { SearchForm } from '../parts/SearchForm';
import type { LitePage } from '../parts/litePage';
import type { LiteRequest } from '../parts/liteRequest';
import { documentTitle } from '../parts/liteWords';

export async function unknownSubcategory(
  request: LiteRequest,
  section: SubdividedRoute,
): Promise<LitePage> {
  const { t } = request.words;
  setBriefCaching();
  const title = t(`Subsection.${SUBSECTIONS[section]}`);
  return {
    title: documentTitle(title, request.words),
    url: request.url,
    isHidden: true,
    main: (
      <>
        <h1>{title}</h1>
        <p>{t('Story.emptyCategory')}</p>
        {await SuggestedLinks(request)}
      </>
    ),
  };
}

export async function notFoundPage(request: LiteRequest): Promise<LitePage> {
  const { t } = request.words;
  setResponseStatus(404);
  return {
    title: documentTitle(t('NotFound.title'), request.words),
    url: '/',
    isHidden: true,
    hasSearch: true,
    main: (
      <>
        <h1>{t('NotFound.title')}</h1>
        <p>{t('NotFound.why')}</p>
        <SearchForm words={request.words} />
        {await SuggestedLinks(request)}
      </>
    ),
  };
}
