'use client';
// An island because React asks for one: it catches what a page throws, and its button is an event.

import { useTranslations } from 'next-intl';
import { WaysHome } from '@/components/ui/WaysHome';

/** A page that failed: the spec's words, a second try, and ways home. No detail of the fault is shown. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('Faults');
  return (
    <main className="wrap py-12">
      <div className="hung pt-2">
        <h1 className="text-head tracking-head">{t('unexpected')}</h1>
        <p className="mt-2 text-deck text-quiet">{t('failed')}</p>
        <button type="button" onClick={reset} className="btn mt-6">{t('retry')}</button>
        <WaysHome />
      </div>
    </main>
  );
}
