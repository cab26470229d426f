import { useFormatter, useTranslations } from 'next-intl';
import { menu } from '@/lib/site/menus';
import { shownTools } from '@/lib/site/shownTools';
import { FooterAbout } from './FooterAbout';
import { FooterContact } from './FooterContact';
import { FooterNav } from './FooterNav';
import { LanguageLink } from './LanguageLink';

type Props = { path: string; url: string; /** Epoch milliseconds. */ now: number };

/**
 * The dark foot of every page. On phones it ends with room for the bar of floating buttons.
 */
export function Footer({ path, url, now }: Props) {
  const t = useTranslations('Chrome');
  const channel = useTranslations('Channel');
  const year = useFormatter().dateTime(now, { year: 'numeric' });
  return (
    <footer className="band mt-12 pt-6 pb-6 text-label max-md:pb-20 print:hidden">
      <div className="page-width grid gap-6 md:grid-cols-[2fr_1fr_1fr] lg:grid-cols-[1.4fr_1.65fr_1fr_1.1fr_1.6fr]">
        <FooterAbout />
        <FooterNav title={t('quickLinks')} pages={menu('footer')} path={path} twoColumns />
        <FooterNav title={t('company')} pages={menu('company')} path={path} />
        <FooterNav title={t('tools')} pages={shownTools()} path={path} />
        <FooterContact />
        <div className="col-span-full flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule pt-3">
          <p className="text-quiet">{t('copyright', { year, channel: channel('name') })}</p>
          <LanguageLink long url={url} className="touch-target" />
        </div>
      </div>
    </footer>
  );
}
