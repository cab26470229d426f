import { useLocale, useTranslations } from 'next-intl';
import { localized } from '@/lib/i18n/localized';
import { BlockHeader } from '@/components/story/BlockHeader';
import { REQUIREMENTS } from '@/lib/content/app';
import { Points } from './Points';

/** What a phone or a computer needs for the app and for the site. */
export function AppRequirements() {
  const t = useTranslations('App');
  const locale = useLocale();
  return (
    <section>
      <BlockHeader title={t('requirements')} />
      <div className="grid gap-x-col gap-y-6 sm:grid-cols-3">
        {REQUIREMENTS.map(({ id, name, points }) => (
          <div key={id} className="border-t border-rule pt-3">
            <h3 className="text-card-s">{localized(name, locale)}</h3>
            <Points items={localized(points, locale)} />
          </div>
        ))}
      </div>
    </section>
  );
}
