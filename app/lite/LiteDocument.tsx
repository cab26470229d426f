import type { ReactNode } from 'react';
import type { LiteWords } from '@/app/lite/parts/liteWords';
import { directionOf } from '@/lib/i18n/direction';
import { localPath } from '@/lib/i18n/language';
import { type Locale, LOCALES, otherLocales } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { hasLiteForm, litePath } from '@/lib/pages/litePath';
import { menu, shownTools } from '@/lib/pages/menus';
import { isWithin, type PagePath, PAGES } from '@/lib/pages/pages';
import { VECTOR_ICON } from '@/lib/seo/metadata/icons.mjs';
import { LinkNav } from './parts/LinkNav';
import { SearchForm } from './parts/SearchForm';
import type { LitePage } from './parts/litePage';
import { LITE_STYLES } from './styles';

type Props = { page: LitePage; words: LiteWords };
type DocumentProps = Props & {
  notice: ReactNode;
};

export function LiteDocument({ page, words, notice }: DocumentProps) {
  const { t, locale } = words;
  const address = addressOf(page, locale);
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{page.title}</title>
        {page.description && <meta name="description" content={page.description} />}
        {address && <link rel="canonical" href={address.canonical} />}
        {address && <SocialTags page={page} url={address.own} />}
        {page.isHidden && <meta name="robots" content="noindex" />}
        <link rel="icon" href={VECTOR_ICON} type="image/svg+xml" />
        <style>{LITE_STYLES}</style>
      </head>
      <body>
        <header>
          <div className="b">
            <a href={litePath('/', locale)}>
              <b>{t('Channel.name')}</b>
            </a>
            <FullVersion page={page} words={words} />
            {otherLocales(locale).map((other) => (
              <a
                key={other}
                href={litePath(page.url, other)}
                lang={other}
                hrefLang={other}
                rel="alternate"
              >
                {LOCALES[other].name}
              </a>
            ))}
          </div>
          <Links title={t('Chrome.sections')} pages={menu('main')} page={page} words={words} />
        </header>
        <main>
          {notice}
          {page.main}
        </main>
        <footer>
          {!page.hasSearch && <SearchForm words={words} />}
          <Links title={t('Chrome.quickLinks')} pages={menu('footer')} page={page} words={words} />
          <Links title={t('Chrome.tools')} pages={shownTools()} page={page} words={words} />
          <Links title={t('Chrome.company')} pages={menu('company')} page={page} words={words} />
        </footer>
      </body>
    </html>
  );
}

function addressOf({ canonical, address }: LitePage, locale: Locale): LitePage['address'] {
  if (address || canonical === undefined) return address;
  const url = absoluteUrl(canonical, locale);
  return { own: url, canonical: url };
}

type SocialTagsProps = { page: LitePage; url: string };

const SocialTags = ({ page: { socialCard }, url }: SocialTagsProps): ReactNode =>
  socialCard && (
    <>
      <meta property="og:title" content={socialCard.title} />
      <meta property="og:description" content={socialCard.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={absoluteUrl(socialCard.picture)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );

const FullVersion = ({ page, words: { t, locale } }: Props): ReactNode => (
  <a href={localPath(page.url, locale)}>{t('Lite.full')}</a>
);

type LinksProps = Props & { title: string; pages: readonly PagePath[] };

const Links = ({ title, pages, page, words: { t, locale } }: LinksProps) => (
  <LinkNav
    label={title}
    links={pages.map((path) => ({
      name: t(`Pages.${PAGES[path].key}`),
      href: hasLiteForm(path) ? litePath(path, locale) : localPath(path, locale),
      'aria-current': isWithin(page.url, path) ? 'page' : undefined,
    }))}
  />
);
