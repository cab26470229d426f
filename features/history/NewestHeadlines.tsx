import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { loadFeed } from '@/lib/browser/loadFeed';
import { localPath } from '@/lib/i18n/language';
import { valueOrEmpty } from '@/lib/result';
import { type StoryCard, storyPath } from '@/lib/story/story';

export function NewestHeadlines() {
  const t = useTranslations('My');
  const locale = useLocale();
  const titleId = useId();
  const [stories, setStories] = useState<readonly StoryCard[]>();
  useEffect(() => {
    void loadFeed<StoryCard>(`/api/trending?lang=${locale}`, '').then((result) =>
      setStories(
        [...valueOrEmpty(result)].sort(
          (a, b) => Number(b.lang === locale) - Number(a.lang === locale),
        ),
      ),
    );
  }, [locale]);
  if (stories?.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('newest')}</h2>
      <ul className="my-newest">
        {stories?.map(({ id, title, lang }) => (
          <li key={id}>
            <a href={localPath(storyPath(id), locale)} lang={lang}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
