import { useLocale, useTranslations } from 'next-intl';
import { ShareButton } from '@/components/share/ShareButton';
import { localPath } from '@/lib/i18n/language';
import { type StoryCard, storyPath } from '@/lib/story/story';
import { Meta } from './Meta';
import { ACTION, ReadMore } from './ReadMore';
import { headlineAction, PREVIEW_NOTE, readAction } from './cardAction';

type Props = {
  story: StoryCard;
  now: number;
  stacked?: boolean;
  rowOnPhones?: boolean;
};

export function CardFoot({ story, now, stacked = false, rowOnPhones = false }: Props) {
  const t = useTranslations('Story');
  const locale = useLocale();
  const href = localPath(storyPath(story.id), locale);
  const action = headlineAction(story);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Meta
        story={story}
        now={now}
        className={`me-auto ${stacked ? 'max-md:pt-3 max-md:pb-3 md:mt-2 md:w-full' : 'py-2'}`}
      />
      <span
        lang={locale}
        className={`ms-auto flex flex-wrap items-center justify-end gap-x-2 xl:gap-x-3 ${stacked ? 'md:ms-0 md:grow md:basis-full md:[&>a+a]:me-auto' : ''} ${rowOnPhones ? 'max-md:[&>a]:hidden' : ''}`}
      >
        <a
          href={href}
          data-action={action}
          tabIndex={-1}
          // A label has one language, so a title in another stays out of it.
          {...(story.lang === locale && { 'aria-label': t('viewNewsOf', { title: story.title }) })}
          aria-describedby={action === 'preview' ? PREVIEW_NOTE : undefined}
          className={ACTION}
        >
          {t('viewNews')}
        </a>
        <ReadMore
          title={story.title}
          lang={story.lang}
          repeats
          href={href}
          data-action={readAction(story)}
        />
        <ShareButton title={story.title} lang={story.lang} className="max-md:-me-3" />
      </span>
    </div>
  );
}
