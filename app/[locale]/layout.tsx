import '@/app/styles/site.css';
import { hasLocale, NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import type { Metadata, Viewport } from 'next';
import { type ReactNode } from 'react';
import { PictureWatch } from '@/components/story/PictureWatch.island';
import { StoryDesk } from '@/components/actions/StoryDesk';
import { islandMessages } from '@/lib/i18n/islandMessages';
import { routing } from '@/lib/i18n/routing';
import { environment } from '@/lib/site/environment.mjs';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** Title of a page that says none, and the origin of every relative address in metadata. Read per request. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Channel');
  return { metadataBase: new URL(environment().SITE_URL), title: t('name'), applicationName: t('name') };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#c4121a' },
    { media: '(prefers-color-scheme: dark)', color: '#b51219' },
  ],
  colorScheme: 'light dark',
};

/** Every page: its language, the words islands need, and what opens over it. The chrome is each page's `SiteFrame`. */
export default async function LocaleLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();

  return (
    <html lang={locale}>
      <body>
        <NextIntlClientProvider messages={islandMessages(await getMessages())}>
          {children}
          <StoryDesk />
          <PictureWatch />
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
