import { useTranslations } from 'next-intl';
import { BodyBlock } from '@/components/reader/body/BodyBlock';
import { BodyFigure } from '@/components/reader/body/BodyFigure';
import { BodyPlayer } from '@/components/reader/body/BodyPlayer';
import type { TextForm } from '@/components/reader/body/textForm';
import { RelativeTime } from '@/components/story/RelativeTime';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import { updateName, updatePath } from '@/lib/stories/updateAddress';
import type { LiveUpdate } from '@/lib/story/coverage';
import { textLanguage } from '@/lib/story/textLanguage';
import { momentText } from './momentText';

/** Of the element around an update. */
export const UPDATE =
  'live-update border-t border-rule py-4 xl:grid xl:grid-cols-[200px_minmax(0,var(--measure))] xl:gap-x-col-2';

export type UpdateProps = {
  update: LiveUpdate;
  story: string;
  form: TextForm;
  now: number;
  isPinned?: boolean;
};

export function Update({ update, story, form, now, isPinned = false }: UpdateProps) {
  const t = useTranslations('Coverage');
  const { locale } = form;
  const { at, changedAt, headline, body, author, picture, videoUrl, isKey } = update;
  const name = updateName(update);
  const path = localPath(updatePath(story, update.id), locale);
  return (
    <>
      <div lang={locale} className="live-when flex items-center gap-3 text-meta text-quiet">
        <p className="me-auto">
          <a href={path} rel="nofollow" className="touch-target text-label font-bold text-ink">
            <time dateTime={at}>{momentText(at, now, locale)}</time>
          </a>{' '}
          <RelativeTime at={at} now={now} />
          {changedAt && (
            <span className="block">
              {t('changed', { time: momentText(changedAt, now, locale) })}
            </span>
          )}
        </p>
        <button
          type="button"
          data-action="share"
          data-url={path}
          data-title={name}
          aria-haspopup="dialog"
          aria-label={t('share', { title: name })}
          className="touch-target justify-center noscript:hidden max-md:-me-3 print:hidden"
        >
          <Icon name="share" className="size-5" />
        </button>
      </div>
      <div lang={name ? textLanguage(name, form) : locale} className="min-w-0">
        {(isPinned || isKey) && (
          <p
            lang={locale}
            data-part={isPinned ? 'pin-mark' : undefined}
            className="text-label font-bold text-river"
          >
            {t(isPinned ? 'pinned' : 'keyMoment')}
          </p>
        )}
        {headline && <h3 className="text-block tracking-head">{headline}</h3>}
        <div className="font-[family-name:var(--read-face)] text-read first:-mt-3">
          {picture && (
            <BodyFigure picture={{ url: picture, alt: '' }} form={form} className="mt-3" />
          )}
          {body?.map((block, index) => (
            <BodyBlock key={index} block={block} form={form} className="mt-3" />
          ))}
          {videoUrl && (
            <BodyPlayer player={{ type: 'video', url: videoUrl }} form={form} className="mt-3" />
          )}
        </div>
        {author && <p className="mt-3 text-meta text-quiet">{author}</p>}
      </div>
    </>
  );
}
