import { getLocale, getTranslations } from 'next-intl/server';
import { currentBanner } from '@/lib/frontPage/banner';

/** The desk's line on every page, until its hour; at other times nothing. */
export async function BreakingBanner() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Home')]);
  const banner = await currentBanner(locale);
  if (!banner) return null;
  const text = <span className="font-bold">{banner.text}</span>;
  return (
    <aside aria-label={t('breaking')} className="bg-signal text-on-signal print:hidden">
      <p className="page-width flex min-h-11 flex-wrap items-center gap-x-3 py-2">
        <span className="flex items-center gap-2 text-label font-bold">
          <span aria-hidden className="live-dot" />
          {t('breaking')}
        </span>
        {banner.href ? <a href={banner.href}>{text}</a> : text}
      </p>
    </aside>
  );
}
