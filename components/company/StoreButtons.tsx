import { useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/story/BlockHeader';
import { Icon } from '@/components/ui/Icon';
import { channel } from '@/lib/site/channel';

/** The ways to both stores, which learn nothing of the page one comes from. */
export function StoreButtons() {
  const t = useTranslations('App');
  const chrome = useTranslations('Chrome');
  const { stores } = channel();
  return (
    <section>
      <BlockHeader title={t('stores')} />
      <p className="flex flex-wrap gap-3">
        {(['play', 'apple'] as const).map((store) => (
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
        ))}
      </p>
    </section>
  );
}
