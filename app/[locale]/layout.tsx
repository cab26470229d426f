import 'server-only';
import type { Metadata, Viewport } from 'next';
import { hasLocale, NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { InlineStyles } from '@/app/styles/InlineStyles.island';
import { Later } from '@/components/later/Later.island';
import { environment } from '@/lib/config/environment.mjs';
import { THEME_COLORS } from '@/lib/config/themeColors';
import { islandMessages } from '@/lib/i18n/islandMessages';
import { routing } from '@/lib/i18n/routing';
import { currentPath } from '@/lib/request/currentPath';
import { isPreviewRoute } from '@/lib/request/previewRoute.mjs';
import { isSampled } from '@/lib/request/isSampled';
import { setResponseStatus } from '@/lib/request/pageResponse';
import { VECTOR_ICON } from '@/lib/seo/metadata/icons.mjs';
import { manifestPath } from '@/lib/seo/metadata/webManifest';

/** By which the policy allows a script that the page names itself. */
const scriptNonce = async () => (await headers()).get('x-nonce') ?? undefined;

/**
 * On the few pages that `WEB_VITALS_PERCENT` chooses, the script that measures the page. A script
 * element instead of an island, so that all other pages get no byte of it.
 */
async function VitalsScript() {
  if (!isSampled(environment().WEB_VITALS_PERCENT)) return null;
  // Nobody measures who looks at a draft.
  if (isPreviewRoute(await currentPath())) return null;
  return <script async src="/api/reports/vitals.js" nonce={await scriptNonce()} />;
}

/**
 * The icons a page names in its head: one for any browser, one that scales for those that can,
 * Apple's.
 */
const PAGE_ICONS = {
  icon: [
    { url: '/favicon.ico', sizes: '48x48' },
    { url: VECTOR_ICON, type: 'image/svg+xml', sizes: 'any' },
  ],
  apple: { url: '/apple-touch-icon.png', sizes: '180x180' },
} satisfies Metadata['icons'];

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/**
 * Title of a page that says none, the app it belongs to, and the origin of every relative URL
 * in metadata. Read per request.
 */
export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Channel')]);
  return {
    metadataBase: new URL(environment().SITE_URL),
    title: t('name'),
    applicationName: t('name'),
    manifest: manifestPath(locale),
    icons: PAGE_ICONS,
    appleWebApp: { title: t('name') },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEME_COLORS.light },
    { media: '(prefers-color-scheme: dark)', color: THEME_COLORS.dark },
  ],
  colorScheme: 'light dark',
};

/**
 * Every page: its language, its styles and the words of its failure. The chrome is each page's
 * `SiteFrame`, what stories need its `StoryScope`.
 */
export default async function LocaleLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return <NoSuchFile />;
  const faults = await getTranslations('Faults');

  return (
    // The reader's choice of size and colours is set on it before React comes (`appearanceScript.ts`).
    <html lang={locale} data-unloaded={faults('notLoaded')} suppressHydrationWarning>
      <body>
        <InlineStyles path={await currentPath()} nonce={await scriptNonce()} />
        <VitalsScript />
        <NextIntlClientProvider messages={islandMessages(await getMessages(), 'page')}>
          {children}
          <Later />
        </NextIntlClientProvider>
      </body>
    </html>
  );
}

/**
 * A path that the middleware leaves to files and endpoints, and that is none (`/wp-login.php`,
 * `/api/x`). Markup of its own, because what `notFound()` sends is empty until a script fills it,
 * and no script runs there.
 */
function NoSuchFile() {
  setResponseStatus(404);
  return (
    <html lang="en">
      <body>
        <h1>404 Not Found</h1>
      </body>
    </html>
  );
}
