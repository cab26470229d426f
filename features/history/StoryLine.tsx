import { useLocale, useTranslations } from 'next-intl';
import { formatDate } from '@/lib/format/dates';
import { localPath } from '@/lib/i18n/language';
import { storyPath } from '@/lib/story/story';
import { isHalfRead, type StoryEntry } from './storyEntry';

type Props = { entry: StoryEntry; on: (date: string) => string; onRemove: () => void };

export function StoryLine({ entry, on, onRemove }: Props) {
  const t = useTranslations('My');
  const locale = useLocale();
  const { id, title, lang, section, pageLang, at, percent, isGone } = entry;
  const facts = [
    // A section's name is stored in one language only.
    pageLang === locale ? section : '',
    at > 0 ? on(formatDate(at, 'long', locale)) : '',
  ].filter(Boolean);
  return (
    <li>
      <div>
        <a href={localPath(storyPath(id), locale)} lang={lang || undefined}>
          {title}
        </a>
        <p>{facts.join(' · ')}</p>
        {isGone && <p className="my-gone">{t('gone')}</p>}
        {isHalfRead(percent) && <p className="my-half">{t('halfRead', { percent })}</p>}
      </div>
      <button
        type="button"
        className="touch-target"
        aria-label={t('removeOf', { title })}
        onClick={onRemove}
      >
        {t('remove')}
      </button>
    </li>
  );
}
