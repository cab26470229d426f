import type { LiteRequest } from '@/app/lite/parts/liteRequest';
import { documentTitle } from '@/app/lite/parts/pageTexts';
import { setResponseStatus } from '@/lib/request/pageResponse';
import { SearchForm } from '../parts/SearchForm';
import { WaysOn } from '../parts/WaysOn';
import type { LitePage } from '../parts/litePage';

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
        {await WaysOn(request)}
      </>
    ),
  };
}
