import { districtPage } from '@/app/lite/pages/sectionPage';
import { type LiteRequest, readLiteRequest } from '@/app/lite/parts/liteRequest';
import { stateById } from '@/lib/content/states';
import { localPath } from '@/lib/i18n/language';
import { inOwnCase } from '@/lib/oldAddresses/pageForm.mjs';
import { districtAt } from '@/lib/pages/districtPath';
import { isFullOnly, litePath } from '@/lib/pages/litePath';
import { isPage } from '@/lib/pages/pages';
import { isSection } from '@/lib/pages/sections';
import { isSubdividedRoute } from '@/lib/pages/subcategories';
import type { LiteAnswer } from '@/lib/request/liteAnswer.mjs';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { withoutMarks } from '@/lib/request/sharedLink.mjs';
import { staticRenderer } from '@/lib/request/staticRenderer';
import { withoutEndSlash } from '@/lib/withoutEndSlash.mjs';
import { LiteDocument } from './LiteDocument';
import { homePage } from './pages/homePage';
import { notFoundPage, unknownSubcategory } from './pages/notFoundPage';
import { searchPage } from './pages/searchPage';
import { sectionPage } from './pages/sectionPage';
import { statePage } from './pages/statePage';
import { storyPage } from './pages/storyPage';
import type { LitePage } from './parts/litePage';
import { BannerNotice, OutageNotice } from './parts/notices';
import { LITE_POLICY } from './styles';

const SEGMENT = /^\/(news|india)\/([^/]+)$/;

export async function renderLite(target: string): Promise<LiteAnswer> {
  const [pathname = ''] = target.split('?');
  if (pathname.endsWith('/'))
    return redirect(withoutEndSlash(pathname) + target.slice(pathname.length));
  const request = await readLiteRequest(target);
  const { path, url, words, locale } = request;
  if (isFullOnly(path)) return redirect(localPath(url, locale));
  const page = await pageOf(request);
  const context = requestContext.getStore();
  const shared = inOwnCase(withoutMarks(path));
  if (context?.status === 404 && shared !== path) {
    delete context.status;
    return redirect(litePath(shared, locale));
  }
  const notice = (
    <>
      {await BannerNotice(request)}
      {await OutageNotice(request)}
    </>
  );
  const { renderToStaticMarkup } = await staticRenderer();
  return {
    status: context?.status ?? 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': LITE_POLICY,
    },
    body: `<!DOCTYPE html>${renderToStaticMarkup(
      <LiteDocument page={page} words={words} notice={notice} />,
    )}`,
  };
}

/** Temporary, because a page may get a lite form later. */
const redirect = (location: string): LiteAnswer => ({
  status: 307,
  headers: { Location: location },
  body: '',
});

async function pageOf(request: LiteRequest): Promise<LitePage> {
  const { path } = request;
  const [, folder, segment = ''] = SEGMENT.exec(path) ?? [];
  if (folder === 'news') return storyPage(request, segment);
  const state = folder === 'india' ? stateById(segment) : null;
  if (state) return statePage(request, state);
  const district = districtAt(path);
  if (district) return districtPage(request, district);
  const section = path.slice(0, path.lastIndexOf('/'));
  if (!isPage(path) && isSubdividedRoute(section)) return unknownSubcategory(request, section);
  if (path === '/') return homePage(request);
  if (path === '/search') return searchPage(request);
  if (isSection(path) && path !== '/') return sectionPage(request, path);
  return notFoundPage(request);
}
