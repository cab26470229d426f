import { useLocale, useTranslations } from 'next-intl';
import { STATE_TOPICS } from '#site/keys.mjs';
import { FeedBlock } from '@/components/ui/FeedBlock';
import { PlainList } from '@/components/ui/PlainList';
import { localPath } from '@/lib/i18n/language';
import { sectionOfTopic } from '@/lib/pages/topicPath';
import { type TopicHref, topicHrefs } from '@/lib/stories/topicHrefs';

export function CategoryLinks({ hrefOf }: { hrefOf: TopicHref }) {
  const t = useTranslations('India');
  const categories = useTranslations('Categories');
  const locale = useLocale();
  return (
    <PlainList
      title={t('categories')}
      items={STATE_TOPICS.map((key) => {
        const path = hrefOf(key, categories(key));
        return { name: categories(key), ...(path && { href: localPath(path, locale) }) };
      })}
    />
  );
}

export const NewsCategories = () => (
  <FeedBlock result={topicHrefs()} fallback={<CategoryLinks hrefOf={sectionOfTopic} />}>
    {(hrefOf) => <CategoryLinks hrefOf={hrefOf} />}
  </FeedBlock>
);
