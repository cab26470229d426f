import { useLocale, useTranslations } from 'next-intl';
import { localized } from '@/lib/i18n/localized';
import { BlockHeader } from '@/components/story/BlockHeader';
import { REGIONS } from '@/lib/content/world';
import { TopicLinks } from './TopicLinks';
import { Topics } from './Topics';

/** What the newsroom covers in each part of the world. */
export function Regions() {
  const t = useTranslations('World');
  const locale = useLocale();
  return (
    <section>
      <BlockHeader title={t('regions')} />
      <TopicLinks>
        {(hrefOf) => (
          <div className="grid overflow-hidden border-b border-rule sm:grid-cols-2 lg:grid-cols-3">
            {REGIONS.map(({ id, name, description, topics }) => (
              <article key={id} className="-ml-px border-t border-l border-rule px-3 py-4">
                <h3 className="text-card-m tracking-head">{localized(name, locale)}</h3>
                <p className="mt-1 text-quiet">{localized(description, locale)}</p>
                <Topics topics={topics} hrefOf={hrefOf} />
              </article>
            ))}
          </div>
        )}
      </TopicLinks>
    </section>
  );
}
