import { getLocale, getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import type { ComponentProps, ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import { StaticBlock } from '@/components/server-html/StaticBlock';
import { StructuredData } from '@/components/ui/StructuredData';
import { listsNews } from '@/lib/pages/listsNews';
import { breadcrumbItems, type TrailItem } from '@/lib/pages/breadcrumb';
import { hasLiteForm, litePath } from '@/lib/pages/litePath';
import { partnersOfPage } from '@/lib/partners/partners';
import { lastProviderUpdate } from '@/lib/provider/provider';
import { asksForLess } from '@/lib/request/asksForLess';
import { queryString, type SearchParams } from '@/lib/request/queryParam';
import { requestTime } from '@/lib/request/requestTime';
import { breadcrumbList } from '@/lib/seo/structuredData/itemLists';
import { thinPages } from '@/lib/stories/thinPages';
import { Breadcrumb } from './Breadcrumb';
import { FloatingButtons } from './FloatingButtons';
import { Footer } from './Footer';
import { Header } from './Header';
import { OutageNotice } from './OutageNotice';

type Props = {
  /** The page's URL without language prefix. */
  path: string;
  /**
   * The page's, so that the way to the other language keeps the page of a list, a filter, a city.
   * Not needed with a query in `path`.
   */
  searchParams: SearchParams;
  /**
   * The steps after Home, where the URL alone cannot name them; the last is the page itself.
   */
  trail?: readonly TrailItem[];
  /** Whether the page is one story, which what stands above leaves as much of the first screen as it can. */
  isStory?: boolean;
  /** The page's structured data besides its breadcrumb. */
  graph?: readonly Thing[];
  children: ReactNode;
};

/**
 * What stands around every page. Its links are plain: a page that is mostly links should prefetch
 * none of them.
 */
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

/** The way to the lite form of a page, where its reader saves data or waits for it. */
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

/**
 * The header with the time of the provider's last usable answer. It waits for calls under way as long as
 * a block does, beside the page's blocks and not before them.
 */
async function SiteHeader(props: Omit<ComponentProps<typeof Header>, 'updatedAt' | 'thin'>) {
  const updatedAt = await lastProviderUpdate();
  const thin = thinPages(await getLocale());
  return <StaticBlock name="header" of={Header} props={{ ...props, updatedAt, thin }} />;
}

/** What of other companies the page may load, with the nonce of its script. */
async function partnersWithNonce() {
  const partners = partnersOfPage();
  if (!partners) return undefined;
  return { ...partners, nonce: (await headers()).get('x-nonce') ?? undefined };
}
