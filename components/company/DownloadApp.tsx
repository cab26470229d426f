import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { Icon } from '@/components/ui/Icon';
import { Points } from '@/components/ui/Points';
import { channel } from '@/lib/config/channel';
import { APP_FEATURES, APP_SCREENS, REQUIREMENTS, screenPath } from '@/lib/content/app';

export function AppFeatures() {
  const t = useTranslations('App');
  return (
    <section>
      <BlockHeader title={t('features')} />
      <div className="grid overflow-hidden border-b border-rule sm:grid-cols-2 lg:grid-cols-4">
        {APP_FEATURES.map(({ id, icon }) => (
          <div
            key={id}
            className="-ms-px grid content-start gap-2 border-t border-s border-rule p-4"
          >
            <Icon name={icon} />
            <h3 className="text-card-s">{t(`feature.${id}.title`)}</h3>
            <p className="text-quiet">{t(`feature.${id}.description`)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

export function AppRequirements() {
  const t = useTranslations('App');
  return (
    <section>
      <BlockHeader title={t('requirements')} />
      <div className="grid gap-x-col gap-y-6 sm:grid-cols-3">
        {REQUIREMENTS.map(({ id, points }) => (
          <div key={id} className="border-t border-rule pt-3">
            <h3 className="text-card-s">{t(`requirement.${id}.name`)}</h3>
            <Points items={points.map((point) => t(`requirement.${point}`))} />
          </div>
        ))}
      </div>
    </section>
  );
}

export function AppScreens() {
  const t = useTranslations('App');
  const locale = useLocale();
  return (
    <section>
      <BlockHeader title={t('screenshots')} />
      <div className="grid max-w-240 grid-cols-3 gap-x-col">
        {APP_SCREENS.map((id) => (
          <figure key={id}>
            <img
              src={screenPath(id, locale)}
              alt={t('screen', { screen: t(`screenOf.${id}`) })}
              width={360}
              height={640}
              loading="lazy"
              decoding="async"
              className="h-auto w-full border border-rule bg-sunk"
            />
            <figcaption className="pt-2 text-label font-bold">{t(`screenOf.${id}`)}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

export function StoreButtons() {
  const t = useTranslations('App');
  const chrome = useTranslations('Chrome');
  const { stores } = channel();
  return (
    <section>
      <BlockHeader title={t('stores')} />
      <p className="flex flex-wrap gap-3">
        {(['play', 'apple'] as const).map(
          (store) =>
            stores[store] !== null && (
              <a
                key={store}
                href={stores[store]}
                target="_blank"
                rel="noopener noreferrer"
                className="btn max-sm:w-full"
              >
                <Icon name="phone" className="size-5" />
                {t(store)}
                <span className="sr-only">{chrome('newTab')}</span>
              </a>
            ),
        )}
      </p>
    </section>
  );
}
