import { use } from 'react';
import { renderOnce } from '@/components/kept/renderOnce';
import { localPath } from '@/lib/i18n/language';
import { type Locale, otherLocales } from '@/lib/i18n/locales';
import { isWithin, PAGE_PATHS, type PagePath } from '@/lib/site/pages';
import { escapeMarkup } from '@/lib/text/xml';
import { MINUTE_MS } from '@/lib/time/durations';
import type { ChromeProps } from './chromeProps';
import { Footer } from './Footer';
import { MainNav } from './MainNav';
import { Masthead } from './Masthead';
import { Today } from './Today';
import { TopBar } from './TopBar';

// On the server only; the browser has `noChromeMarkup.ts` in its place (see `next.config.mjs`).

/** Stand in kept markup for what differs from request to request; no page has them. */
const URL_SLOT = '/~url';
const TODAY_SLOT = '<p>~today</p>';

/** India's midnight falls on a half hour of the epoch. */
const HALF_HOUR_MS = 30 * MINUTE_MS;

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
  const today = renderOnce({
    key: 'today',
    version: minutes.join(),
    locale,
    now,
    element: () => <Today updatedAt={updatedAt} />,
  });
  const markup = renderOnce({
    key: `header ${page}`,
    locale,
    element: () => (
      <header>
        <TopBar url={URL_SLOT} />
        <Masthead path={page} url={URL_SLOT}>
          <p>~today</p>
        </Masthead>
        <MainNav path={page} />
      </header>
    ),
  });
  const written = use(today);
  return use(markup).replace(TODAY_SLOT, () => written);
}

const useFooterMarkup = (page: PagePath | typeof URL_SLOT, { locale, now }: ChromeProps) =>
  use(
    renderOnce({
      key: `footer ${page}`,
      version: Math.floor(now / HALF_HOUR_MS),
      locale,
      now,
      element: () => <Footer path={page} url={URL_SLOT} />,
    }),
  );

/** A part of the chrome as HTML; null in the browser, which has it. */
export function useChromeMarkup(props: ChromeProps): string | null {
  const { part, path, url, locale } = props;
  const useMarkup = part === 'header' ? useHeaderMarkup : useFooterMarkup;
  return withUrl(useMarkup(markedPage(path), props), url, locale);
}
