import 'server-only';
import type { Metadata, Viewport } from 'next';
import { hasLocale } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Later } from '@/app/later/Later.island';
import { InlineStyles } from '@/app/styles/InlineStyles.island';
import { environment } from '@/lib/config/environment.mjs';
import { THEME_COLORS } from '@/lib/config/themeColors';
import { directionOf } from '@/lib/i18n/direction';
import { routing } from '@/lib/i18n/routing';
import { isDraftRoute } from '@/lib/request/draftRoute.mjs';
import { isSampled } from '@/lib/request/isSampled';
import { setResponseStatus } from '@/lib/request/pageResponse';
import { currentPath, scriptNonce } from '@/lib/request/requestHeaders';
import { VECTOR_ICON } from '@/lib/seo/metadata/icons.mjs';
import { manifestPath } from '@/lib/seo/metadata/webManifest';

/** A script element instead of an island, so unsampled pages load no bytes of it. */
async function VitalsScript() {
  if (!isSampled(environment().WEB_VITALS_PERCENT)) return null;
  if (isDraftRoute(await currentPath())) return null;
  return <script async src="/api/reports/vitals.js" nonce={await scriptNonce()} />;
}

const PAGE_ICONS = {
  icon: [
    { url: '/favicon.ico', sizes: '48x48' },
    { url: VECTOR_ICON, type: 'image/svg+xml', sizes: 'any' },
  ],
  apple: { url: '/apple-touch-icon.png', sizes: '180x180' },
} satisfies Metadata['icons'];

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

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

export default async function LocaleLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return <NoSuchFile />;
  const [faults, path] = await Promise.all([getTranslations('Faults'), currentPath()]);

  return (
    // `appearanceScript.ts` sets size and colours on the element before React hydrates.
    <html
      lang={locale}
      dir={directionOf(locale)}
      {...(path === '/' && { className: 'front' })}
      data-unloaded={faults('notLoaded')}
      suppressHydrationWarning
    >
      <body>
        <InlineStyles path={path} nonce={await scriptNonce()} />
        <VitalsScript />
        {children}
        <Later />
      </body>
    </html>
  );
}

/**
 * Paths like `/wp-login.php` that match no file. Plain markup, because `notFound()` sends an empty
 * body until a script fills it.
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
