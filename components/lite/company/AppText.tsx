import { channel } from '@/lib/config/channel';
import { APP_FEATURES, REQUIREMENTS } from '@/lib/content/app';
import { localized } from '@/lib/i18n/localized';
import type { LiteWords } from '@/lib/lite/liteWords';
import { Points } from '../parts/Points';
import { Described } from './Described';

/** Where the app is to be had, what it does and what it needs. */
export function AppText({ words: { t, locale } }: { words: LiteWords }) {
  const { stores } = channel();
  return (
    <>
      <h2>{t('App.stores')}</h2>
      {(['play', 'apple'] as const).map(
        (store) =>
          stores[store] !== null && (
            <p key={store}>
              <a className="k" href={stores[store]} rel="noopener">
                {t(`App.${store}`)}
              </a>
            </p>
          ),
      )}
      <h2>{t('App.features')}</h2>
      <Described items={APP_FEATURES} locale={locale} />
      <h2>{t('App.requirements')}</h2>
      {REQUIREMENTS.map(({ name, points }) => (
        <section key={name.en} className="a">
          <h3>
            <b>{localized(name, locale)}</b>
          </h3>
          <Points points={localized(points, locale)} />
        </section>
      ))}
    </>
  );
}
