import { hasLocale, NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { Metadata, Viewport } from 'next';
import { type ReactNode } from 'react';
import { LanguageSwitch } from '@/components/chrome/LanguageSwitch.island';
import { VitalsScript } from '@/components/vitals/VitalsScript';
import { InlineStyles } from '@/app/styles/InlineStyles.island';
import { setResponseStatus } from '@/lib/http/setResponseStatus';
import { islandMessages } from '@/lib/i18n/islandMessages';
import { routing } from '@/lib/i18n/routing';
import { PAGE_ICONS } from '@/lib/seo/icons/pageIcons';
import { manifestPath } from '@/lib/seo/manifest/webManifest';
import { currentPath } from '@/lib/site/currentPath';
import { environment } from '@/lib/site/environment.mjs';
import { THEME_COLORS } from '@/lib/brand/themeColors';

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

  return (
    <html lang={locale}>
      <body>
        <InlineStyles path={await currentPath()} />
        <VitalsScript />
        <NextIntlClientProvider messages={islandMessages(await getMessages(), 'page')}>
          {children}
          <LanguageSwitch />
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
