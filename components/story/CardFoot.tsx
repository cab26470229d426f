import { useLocale, useTranslations } from 'next-intl';
import { localPath } from '@/lib/i18n/language';
import { type StoryCard, storyPath } from '@/lib/news/story';
import { Meta } from './Meta';
import { ShareButton } from './ShareButton';

type Props = { story: StoryCard; now: number };

const ACTION = 'touch relative z-1 text-meta font-bold whitespace-nowrap';

/** The three actions of a lead or standard card: View News as the item itself, Read More always to the article, Share. */
export function CardFoot({ story, now }: Props) {
  const t = useTranslations('Story');
  const locale = useLocale();
  const href = localPath(storyPath(story.id), locale);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Meta story={story} now={now} className="mr-auto" />
      <span className="-mr-3 ml-auto flex items-center gap-x-3" lang={locale}>
        <a href={href} data-opens="story" aria-label={t('viewNewsOf', { title: story.title })} className={ACTION}>
          {t('viewNews')}
        </a>
        <a href={href} data-opens="article" aria-label={t('readMoreOf', { title: story.title })} className={ACTION}>
          {t('readMore')}
        </a>
        <ShareButton title={story.title} />
      </span>
    </div>
  );
}
