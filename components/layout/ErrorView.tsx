import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { HomeLinks } from '@/components/ui/HomeLinks';
import { Logo } from '@/components/ui/Logo';
import { localPath } from '@/lib/i18n/language';
import { pageTitle } from '@/lib/seo/pageTitle';

/**
 * Product.md 13. The frame is rendered on the server and is lost with the page, so a plain wordmark
 * replaces it.
 */
export function ErrorView() {
  const t = useTranslations('Faults');
  const channel = useTranslations('Channel');
  const locale = useLocale();

  useEffect(() => {
    document.title = pageTitle(t('unexpected'), channel('name'));
  }, [t, channel]);

  return (
    <>
      <header className="border-t-4 border-signal">
        <div className="page-width py-2 md:py-3">
          <a href={localPath('/', locale)} className="touch-target">
            <Logo size="masthead" />
          </a>
        </div>
      </header>
      <main className="page-width pb-12">
        <div role="alert" className="rule-top mt-2 pt-2">
          <h1 className="text-head tracking-head">{t('unexpected')}</h1>
          <p className="mt-2 max-w-measure text-deck text-quiet">{t('failed')}</p>
        </div>
        <HomeLinks
          retry={
            <button type="button" onClick={() => location.reload()} className="btn">
              {t('retry')}
            </button>
          }
        />
      </main>
    </>
  );
}
