import { useLocale, useTranslations } from 'next-intl';
import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { formatDate } from '@/lib/format/dates';
import { localPath } from '@/lib/i18n/language';
import { storyPath } from '@/lib/story/story';
import { isHalfRead, type StoryEntry } from './storyEntry';
import { removeFrom, restore, type StoryList } from './storyRecords';

type Props = {
  list: StoryList;
  words: { title: string; empty: string; hint: string; on: (date: string) => string };
  onChange?: (before: readonly StoryEntry[]) => void;
};

type Removal = { before: readonly StoryEntry[]; text: string };

const NONE: readonly StoryEntry[] = [];

export function StoryListSection({ list, words, onChange }: Props) {
  const t = useTranslations('My');
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const entries = useSyncExternalStore(list.subscribe, list.read, () => NONE);
  const [removal, setRemoval] = useState<Removal | null>(null);

  const remove = (act: () => void, text: string) => {
    const before = list.read();
    flushSync(() => {
      act();
      onChange?.(before);
      setRemoval({ before, text });
    });
    undo.current?.focus();
  };
  const giveBack = ({ before }: Removal) => {
    const since = list.read();
    restore(list, before);
    onChange?.(since);
    setRemoval(null);
    title.current?.focus();
  };

  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      <div className="my-removed">
        <p role="status">{removal?.text}</p>
        {removal && (
          <button
            ref={undo}
            type="button"
            className="touch-target"
            onClick={() => giveBack(removal)}
          >
            {t('undo')}
          </button>
        )}
      </div>
      {entries.length === 0 ? (
        <div className="my-empty">
          <p>{words.empty}</p>
          <p>{words.hint}</p>
        </div>
      ) : (
        <>
          <ul>
            {entries.map((entry) => (
              <StoryLine
                key={entry.id}
                entry={entry}
                on={words.on}
                onRemove={() =>
                  remove(() => removeFrom(list, entry.id), t('removed', { title: entry.title }))
                }
              />
            ))}
          </ul>
          <button
            type="button"
            className="touch-target my-clear"
            aria-describedby={titleId}
            onClick={() => remove(() => list.forget(), t('cleared', { count: entries.length }))}
          >
            {t('clear')}
          </button>
        </>
      )}
    </section>
  );
}

type LineProps = { entry: StoryEntry; on: (date: string) => string; onRemove: () => void };

function StoryLine({ entry, on, onRemove }: LineProps) {
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
