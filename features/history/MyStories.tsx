import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NewestHeadlines } from './NewestHeadlines';
import { StoryListSection } from './StoryListSection';
import { keepsRecords } from './keepsRecords';
import { history, saved } from './storyRecords';
import './my.css';

export function MyStories() {
  const t = useTranslations('My');
  const [isKept] = useState(keepsRecords);
  const [isEmpty] = useState(() => [saved, history].every((list) => list.read().length === 0));
  return (
    <div className="my-stories">
      {!isKept && <p className="my-notice">{t('storageOff')}</p>}
      <StoryListSection
        list={saved}
        words={{
          title: t('saved'),
          empty: t('savedEmpty'),
          hint: t('savedHint'),
          on: (date) => t('savedOn', { date }),
        }}
      />
      <StoryListSection
        list={history}
        words={{
          title: t('history'),
          empty: t('historyEmpty'),
          hint: t('historyHint'),
          on: (date) => t('readOn', { date }),
        }}
      />
      {isEmpty && <NewestHeadlines />}
    </div>
  );
}
