import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { showLater } from '@/components/later/show';
import { Meta } from '@/components/story/Meta';
import { loadFeed } from '@/lib/browser/loadFeed';
import { STORAGE_PREFIX } from '@/lib/browser/storagePrefix';
import { localPath } from '@/lib/i18n/language';
import './my.css';
import { valueOrEmpty } from '@/lib/result';
import { HISTORY_LIMIT, SAVED_LIMIT } from '@/lib/stories/browser/listLimits';
import { type StoryCard, storyPath, writtenIn } from '@/lib/story/story';
import { StoryListSection } from './StoryListSection';
import { keepOffline } from './keepOffline';
import { readingHistory, saved } from './storyRecords';

const PROBE = `${STORAGE_PREFIX}probe`;
const SHOWN = 5;

export function MyStories() {
  const t = useTranslations('My');
  const [isKept] = useState(keepsRecords);
  const [isEmpty] = useState(() =>
    [saved, readingHistory].every((list) => list.read().length === 0),
  );
  return (
    <div className="my-stories">
      {!isKept && <p className="my-notice">{t('storageOff')}</p>}
      <StoryListSection
        list={saved}
        onChange={keepOffline}
        words={{
          title: t('saved'),
          empty: t('savedEmpty'),
          hint: t('savedHint', { limit: SAVED_LIMIT }),
          on: (date) => t('savedOn', { date }),
        }}
      />
      <StoryListSection
        list={readingHistory}
        words={{
          title: t('history'),
          empty: t('historyEmpty'),
          hint: t('historyHint', { limit: HISTORY_LIMIT }),
          on: (date) => t('readOn', { date }),
        }}
      />
      {isEmpty && <NewestHeadlines />}
    </div>
  );
}

export const showMyStories = (outlet: Element) => showLater(<MyStories />, outlet);

function NewestHeadlines() {
  const t = useTranslations('My');
  const locale = useLocale();
  const titleId = useId();
  const [now] = useState(() => Date.now());
  const [stories, setStories] = useState<readonly StoryCard[]>();
  useEffect(() => {
    // Of the lists that pages ask for, this has the page's language first.
    void loadFeed<StoryCard>(`/api/breaking-news?lang=${locale}`, '').then((result) =>
      setStories(valueOrEmpty(result).slice(0, SHOWN)),
    );
  }, [locale]);
  if (stories?.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('newest')}</h2>
      <ul className="my-newest">
        {stories?.map((story) => (
          <li key={story.id} lang={writtenIn(story)}>
            <div>
              <a href={localPath(storyPath(story.id), locale)}>{story.title}</a>
              <Meta story={story} now={now} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function keepsRecords(): boolean {
  try {
    localStorage.setItem(PROBE, '1');
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}
