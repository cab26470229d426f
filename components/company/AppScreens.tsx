import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/story/BlockHeader';
import { SCREENSHOTS, screenPath } from '@/lib/content/app';
import { localized } from '@/lib/i18n/localized';

/** Three screens as a phone shows them; `scripts/app-screens.mjs` makes them. */
export function AppScreens() {
  const t = useTranslations('App');
  const locale = useLocale();
  return (
    <section>
      <BlockHeader title={t('screenshots')} />
      <div className="grid max-w-240 grid-cols-3 gap-x-col">
        {SCREENSHOTS.map(({ id, caption }) => (
          <figure key={id}>
            <img
              src={screenPath(id, locale)}
              alt={t('screen', { screen: localized(caption, locale) })}
              width={360}
              height={640}
              loading="lazy"
              decoding="async"
              className="h-auto w-full border border-rule bg-sunk"
            />
            <figcaption className="pt-2 text-label font-bold">
              {localized(caption, locale)}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
