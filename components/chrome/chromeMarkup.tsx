import { NextIntlClientProvider } from 'next-intl';
import { renderToReadableStream } from 'next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server';
import { type ReactElement, use } from 'react';
import { localPath, TIME_ZONE } from '@/lib/i18n/language';
import { type Locale, otherLocales } from '@/lib/i18n/locales';
import { withChannelName } from '@/lib/i18n/withChannelName';
import { isWithin, PAGE_PATHS, type PagePath } from '@/lib/site/pages';
import { escapeMarkup } from '@/lib/text/xml';
import type { ChromeProps } from './chromeProps';
import { Footer } from './Footer';
import { MainNav } from './MainNav';
import { Masthead } from './Masthead';
import { Today } from './Today';
import { TopBar } from './TopBar';

// The chrome as HTML that is rendered once: as elements it was half of a plain page's CPU and a
// quarter of its bytes, since React encodes it for the browser, decodes it for HTML and sends both.
// For the server's render of client components only; the browser has `noChromeMarkup.ts` in its
// place (see `next.config.mjs`).

/** Stand in kept markup for what differs from request to request; no page has them. */
const URL_SLOT = '/~url';
const TODAY_SLOT = '<p>~today</p>';

const MINUTE_MS = 60_000;
/** India's midnight falls on a half hour of the epoch. */
const HALF_HOUR_MS = 30 * MINUTE_MS;

async function render(element: ReactElement, locale: Locale, now: number): Promise<string> {
  const { default: messages } = await import(`../../messages/${locale}.json`);
  const stream = await renderToReadableStream(
    <NextIntlClientProvider
      locale={locale}
      messages={withChannelName(messages, locale)}
      timeZone={TIME_ZONE}
      now={new Date(now)}
    >
      {element}
    </NextIntlClientProvider>,
  );
  // Comments part texts for hydration, which never comes here.
  return (await new Response(stream).text()).replaceAll('<!-- -->', '');
}

/** As many entries as there are parts, languages and fixed pages. */
const kept = new Map<string, { version: string | number; markup: Promise<string> }>();

/** What is kept under a key, made anew when its version is another or making it failed. */
function keep(key: string, version: string | number, make: () => Promise<string>): Promise<string> {
  const known = kept.get(key);
  if (known?.version === version) return known.markup;
  const markup = make();
  kept.set(key, { version, markup });
  markup.catch(() => kept.delete(key));
  return markup;
}

/** The deepest fixed page that a URL is, or lies beneath: menus mark it and what it lies beneath. */
const markedPage = (path: string) =>
  PAGE_PATHS.filter((page) => isWithin(path, page)).toSorted(
    (one, other) => other.length - one.length,
  )[0] ?? URL_SLOT;

/** Puts a page's URL into the links to its other languages. */
const withUrl = (markup: string, url: string, locale: Locale) =>
  otherLocales(locale).reduce(
    (text, other) =>
      text.replaceAll(
        `"${localPath(URL_SLOT, other)}"`,
        () => `"${escapeMarkup(localPath(url, other))}"`,
      ),
    markup,
  );

/** The top bar, the masthead with today's date, and the row of sections. */
function useHeaderMarkup(
  page: PagePath | typeof URL_SLOT,
  { locale, now, updatedAt }: ChromeProps,
) {
  const minutes = [now, updatedAt ?? 0].map((time) => Math.floor(time / MINUTE_MS));
  const today = keep(`today ${locale}`, minutes.join(), () =>
    render(<Today updatedAt={updatedAt} />, locale, now),
  );
  const markup = keep(`header ${locale} ${page}`, 0, () =>
    render(
      <header>
        <TopBar url={URL_SLOT} />
        <Masthead path={page} url={URL_SLOT}>
          <p>~today</p>
        </Masthead>
        <MainNav path={page} />
      </header>,
      locale,
      now,
    ),
  );
  const written = use(today);
  return use(markup).replace(TODAY_SLOT, () => written);
}

const useFooterMarkup = (page: PagePath | typeof URL_SLOT, { locale, now }: ChromeProps) =>
  use(
    keep(`footer ${locale} ${page}`, Math.floor(now / HALF_HOUR_MS), () =>
      render(<Footer path={page} url={URL_SLOT} />, locale, now),
    ),
  );

/** A part of the chrome as HTML; null in the browser, which has it. */
export function useChromeMarkup(props: ChromeProps): string | null {
  const { part, path, url, locale } = props;
  const useMarkup = part === 'header' ? useHeaderMarkup : useFooterMarkup;
  return withUrl(useMarkup(markedPage(path), props), url, locale);
}
