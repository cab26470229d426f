import { getLocale, getTranslations } from 'next-intl/server';
import { currentBanner } from '@/lib/frontPage/banner';

export async function BreakingBanner({ path }: { path: string }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations()]);
  const banner = await currentBanner(locale, path);
  if (!banner) return null;
  const { kind, text, lang, href } = banner;
  const label = kind === 'breaking' ? t('Home.breaking') : t('FrontPage.liveNow');
  const words = (
    <span className="font-bold" {...(lang !== locale && { lang })}>
      {text}
    </span>
  );
  return (
    <aside aria-label={label} className="bg-signal text-on-signal print:hidden">
      <p className="page-width flex min-h-11 flex-wrap items-center gap-x-3 py-2 text-balance">
        <span className="flex items-center gap-2 text-label font-bold">
          <span aria-hidden className="live-dot" />
          {label}
        </span>
        {href ? <a href={href}>{words}</a> : words}
      </p>
    </aside>
  );
}
