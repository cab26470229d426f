import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { E_PAPER, NEWSLETTER } from '#site/links.mjs';
import { Partners, PrivacyChoices } from '@/components/partners/Partners';
import { Icon } from '@/components/ui/Icon';
import { Logo } from '@/components/ui/Logo';
import { channel } from '@/lib/config/channel';
import { hasLiteForm, litePath } from '@/lib/pages/litePath';
import { menu, shownTools } from '@/lib/pages/menus';
import type { PagePath } from '@/lib/pages/pages';
import { LanguageLink } from './LanguageLink';
import { PageLinks } from './PageLinks';
import { WhatsAppButton } from './ShortcutLinks';
import { newsletterHref } from './newsletterLink';

function FooterAbout() {
  const t = useTranslations('Chrome');
  const words = useTranslations('Channel');
  const { social } = channel();
  return (
    <div className="grid content-start gap-4 md:col-span-full lg:col-auto">
      <Logo size="footer" />
      <p className="text-quiet">{t('about', { channel: words('name') })}</p>
      {social.length > 0 && (
        <div className="max-w-measure">
          <h2 className="sr-only">{t('follow')}</h2>
          {/* One row at every width, so the links may be narrower than 44 px. */}
          <ul className="flex">
            {social.map(({ name, href, icon }) => (
              <li key={name} className="flex-1 border-y border-rule not-first:border-s">
                <a
                  href={href}
                  lang="en"
                  aria-label={name}
                  className="grid min-h-11 place-items-center"
                >
                  <Icon name={icon} solid={icon === 'fb'} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function PaperLinks() {
  const t = useTranslations('FrontPage');
  const locale = useLocale();
  const links = [
    { key: 'ePaper', icon: 'stories', href: E_PAPER },
    { key: 'subscribeNewsletter', icon: 'mail', href: NEWSLETTER && newsletterHref(locale) },
  ] as const;
  return links.map(
    ({ key, icon, href }) =>
      href && (
        <a key={key} href={href} className="touch-target gap-2 font-bold">
          <Icon name={icon} />
          {t(key)}
        </a>
      ),
  );
}

function FooterContact() {
  const t = useTranslations('Chrome');
  const words = useTranslations('Channel');
  const { phone, email } = channel();
  return (
    <div className="grid content-start gap-4 md:col-span-full md:grid-cols-2 md:gap-col lg:col-auto lg:grid-cols-1 lg:gap-4">
      {phone && (
        <section className="grid gap-1 border border-rule p-4">
          <h2 className="text-body leading-[1.4]">{t('reporter')}</h2>
          <p className="text-quiet">{t('reporterHours')}</p>
          <a href={phone.href} className="touch-target gap-2 font-bold tabular-nums">
            <Icon name="call" />
            {phone.display}
          </a>
        </section>
      )}
      <section>
        <h2 className="border-t-2 border-bar pt-2 text-body leading-[1.4]">{t('contact')}</h2>
        <address className="text-quiet not-italic">
          {words('address')}
          <br />
          <a href={`mailto:${email.news}`} lang="en" className="touch-target text-label">
            {email.news}
          </a>
        </address>
        <WhatsAppButton className="touch-target gap-2 font-bold" />
        <PaperLinks />
      </section>
    </div>
  );
}

type FooterNavProps = {
  title: string;
  pages: readonly PagePath[];
  path: string;
  twoColumns?: boolean;
};

const TITLE = 'border-t-2 border-bar pt-2 text-body leading-[1.4] font-bold';

function FooterNav({ title, pages, path, twoColumns = false }: FooterNavProps) {
  if (pages.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className={`foot-title ${TITLE}`}>{title}</h2>
      <details className="foot-fold">
        <summary className={`${TITLE} pb-2`}>
          {title}
          <span aria-hidden className="fold-mark ms-auto" />
        </summary>
        <PageLinks
          pages={pages}
          path={path}
          className={`foot-list gap-4 ${twoColumns ? '[columns:2_var(--links,5.5rem)]' : 'max-md:[columns:2_var(--links,5.5rem)]'}`}
        />
      </details>
    </nav>
  );
}

type Props = {
  path: string;
  url: string;
  now: number;
  partners?: ComponentProps<typeof Partners>;
};

export function Footer({ path, url, now, partners }: Props) {
  const t = useTranslations('Chrome');
  const words = useTranslations('Channel');
  const lite = useTranslations('Lite');
  const locale = useLocale();
  const year = useFormatter().dateTime(now, { year: 'numeric' });
  return (
    <>
      <footer className="band mt-12 pt-6 pb-6 text-label max-md:pb-20 print:hidden">
        <div className="page-width grid gap-6 md:grid-cols-[2fr_1fr_1fr] lg:grid-cols-[1.4fr_1.65fr_1fr_1.1fr_1.6fr]">
          <FooterAbout />
          <FooterNav title={t('quickLinks')} pages={menu('footer')} path={path} twoColumns />
          <FooterNav title={t('company')} pages={menu('company')} path={path} />
          <FooterNav title={t('tools')} pages={shownTools()} path={path} />
          <FooterContact />
          <div className="col-span-full flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule pt-3">
            <p className="text-quiet">{t('copyright', { year, channel: words('name') })}</p>
            {partners?.isAsking && <PrivacyChoices />}
            {hasLiteForm(url) && (
              <a href={litePath(url, locale)} className="touch-target">
                {lite('name')}
              </a>
            )}
            <LanguageLink long url={url} className="touch-target" />
          </div>
        </div>
      </footer>
      {partners && <Partners {...partners} />}
    </>
  );
}
