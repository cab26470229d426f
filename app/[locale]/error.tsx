'use client';
// An island because React asks for one: it catches what a page throws, and its button is an event.

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { HomeLinks } from '@/components/ui/HomeLinks';
import { Logo } from '@/components/ui/Logo';
import { localPath } from '@/lib/i18n/language';
import { pageTitle } from '@/lib/pages/pageTitle';

/**
 * A page that failed: its text (product.md 13), a retry that loads the whole page, and links home. No detail of the fault is
 * shown. The page's frame fell with it and is made on the server, so the wordmark under a bar of
 * red stands for it.
 */
export default function PageError() {
  const t = useTranslations('Faults');
  const channel = useTranslations('Channel');
  const locale = useLocale();

  useEffect(() => {
    // The document that Next sends for a page that failed has no styles; a page that failed later
    // has them already.
    if (!document.querySelector('style, link[rel=stylesheet]'))
      void import('@/app/styles/linkedStyles');
    // The title of the page before, or none, would say something else.
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
        <button type="button" onClick={() => location.reload()} className="btn mt-6">
          {t('retry')}
        </button>
        <HomeLinks />
      </main>
    </>
  );
}
