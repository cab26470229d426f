import { getLocale, getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import { partnersOfPage } from '@/components/partners/partnerSettings';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { Notice } from '@/components/ui/Notice';
import { StructuredData } from '@/components/ui/StructuredData';
import { TryAgain } from '@/components/ui/TryAgain';
import { dateAndTime } from '@/lib/format/timeOfDay';
import { currentBanner } from '@/lib/frontPage/banner';
import { type TrailItem, breadcrumbItems } from '@/lib/pages/breadcrumb';
import { hasLiteForm, litePath } from '@/lib/pages/litePath';
import { listsNews } from '@/lib/pages/pages';
import { lastProviderUpdate, outage } from '@/lib/provider/provider';
import { type SearchParams, queryString } from '@/lib/request/queryParam';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { asksForLess, scriptNonce } from '@/lib/request/requestHeaders';
import { requestTime } from '@/lib/request/requestTime';
import { breadcrumbList } from '@/lib/seo/structuredData/itemLists';
import { thinPages } from '@/lib/stories/thinPages';
import { Breadcrumb } from './Breadcrumb';
import { FloatingButtons } from './FloatingButtons';
import { Footer } from './Footer';
import { Header } from './Header';

type Props = {
  path: string;
  /**
   * The page's query, so language links keep page number, filter or city. Optional if `path` has
   * it.
   */
  searchParams: SearchParams;
  /** Breadcrumb after Home, for URLs that cannot name their steps; the last step is this page. */
  trail?: readonly TrailItem[];
  isStory?: boolean;
  graph?: readonly Thing[];
  children: ReactNode;
};

/** Links are plain anchors: a page full of links should prefetch none. */
export async function SiteFrame({
  path,
  searchParams,
  trail,
  isStory = false,
  graph = [],
  children,
}: Props) {
  const [locale, t, pages, now] = await Promise.all([
    getLocale(),
    getTranslations('Chrome'),
    getTranslations('Pages'),
    requestTime(),
  ]);
  const isHome = path === '/';
  const query = queryString(await searchParams);
  const url = query === '' || path.includes('?') ? path : `${path}?${query}`;
  return (
    <>
      <a id="top" href="#main" className="skip-link">
        {t('skip')}
      </a>
      <LiteOffer url={url} />
      <SiteHeader path={path} url={url} now={now} isStory={isStory} />
      <BreakingBanner path={path} />
      {!isHome && (
        <StaticBlock name="breadcrumb" of={Breadcrumb} props={{ path, trail, hasBack: isStory }} />
      )}
      {listsNews(path) && <OutageNotice url={url} />}
      <main id="main">{children}</main>
      <StaticBlock
        name="footer"
        of={Footer}
        props={{ path, url, now, partners: await partnersWithNonce() }}
      />
      <FloatingButtons path={path} />
      <StaticBlock
        name="structuredData"
        of={StructuredData}
        props={{
          graph: [...breadcrumbList(path, breadcrumbItems(path, trail, pages), locale), ...graph],
        }}
      />
    </>
  );
}

async function LiteOffer({ url }: { url: string }) {
  const [isThrifty, locale, t] = await Promise.all([
    asksForLess(),
    getLocale(),
    getTranslations('Lite'),
  ]);
  return (
    isThrifty &&
    hasLiteForm(url) && (
      <p className="page-width text-label print:hidden">
        <a href={litePath(url, locale)} className="touch-target text-river">
          {t('offer')}
        </a>
      </p>
    )
  );
}

async function SiteHeader(props: Omit<ComponentProps<typeof Header>, 'updatedAt' | 'thin'>) {
  const updatedAt = await lastProviderUpdate();
  const thin = await thinPages(await getLocale());
  return <StaticBlock name="header" of={Header} props={{ ...props, updatedAt, thin }} />;
}

async function partnersWithNonce() {
  const partners = partnersOfPage();
  if (!partners) return undefined;
  return { ...partners, nonce: await scriptNonce() };
}

async function OutageNotice({ url }: { url: string }) {
  if (requestContext.getStore()?.status) return null;
  const [now, locale, t] = await Promise.all([outage(), getLocale(), getTranslations('NoNews')]);
  if (now?.asOf == null) return null;
  return (
    <div data-outage="" className="page-width py-4">
      <Notice action={<TryAgain path={url} />}>{t('outage', dateAndTime(now.asOf, locale))}</Notice>
    </div>
  );
}

async function BreakingBanner({ path }: { path: string }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations()]);
  const banner = await currentBanner(locale, path);
  if (!banner) return null;
  const { kind, text, lang, href } = banner;
  const label = kind === 'breaking' ? t('Home.breaking') : t('FrontPage.liveNow');
  const words = (
    <span className="font-bold" {...(lang !== locale && { lang })}>
      {text}
    </span>
  );
  return (
    <aside data-momentary="" aria-label={label} className="bg-signal text-on-signal print:hidden">
      <p className="page-width flex min-h-11 flex-wrap items-center gap-x-3 py-2 text-balance">
        <span className="flex items-center gap-2 text-label font-bold">
          <span aria-hidden className="live-dot" />
          {label}
        </span>
        {href ? <a href={href}>{words}</a> : words}
      </p>
    </aside>
  );
}
