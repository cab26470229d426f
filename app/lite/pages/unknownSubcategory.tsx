import type { LiteRequest } from '@/app/lite/parts/liteRequest';
import { documentTitle } from '@/app/lite/parts/pageTexts';
import { type SubdividedRoute, SUBSECTIONS } from '@/lib/pages/subcategories';
import { setBriefCaching } from '@/lib/request/pageResponse';
import { WaysOn } from '../parts/WaysOn';
import type { LitePage } from '../parts/litePage';

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
    canonical: section,
    isHidden: true,
    main: (
      <>
        <h1>{title}</h1>
        <p>{t('Story.emptyCategory')}</p>
        {await WaysOn(request)}
      </>
    ),
  };
}
