import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useId, useMemo, useRef, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import type { Suggestion } from '@/lib/search/suggestion';
import { forgetSearch, lastSearches } from './lastSearches';
import { useCombobox } from './useCombobox';
import './suggestions.css';
import { useSuggestions, useTyped } from './useSuggestions';

type Option = Omit<Suggestion, 'kind'> & { kind: Suggestion['kind'] | 'search' };

const nothing: readonly string[] = [];

/**
 * Last searches while the field is empty, suggestions otherwise; offline, last searches that match
 * the typed prefix.
 */
export function SuggestionBox({ input }: { input: HTMLInputElement }) {
  const t = useTranslations('Suggest');
  const locale = useLocale();
  const id = useId();
  const typed = useTyped(input);
  const kept = useSyncExternalStore(lastSearches.subscribe, lastSearches.read, () => nothing);
  const suggestions = useSuggestions(typed, locale);
  const options = useMemo(
    (): readonly Option[] =>
      suggestions ??
      kept
        .filter((query) => query.toLowerCase().startsWith(typed.toLowerCase()) && query !== typed)
        .map((query) => ({
          kind: 'search',
          href: `${localPath('/search', locale)}?${new URLSearchParams({ q: query })}`,
          lang: null,
          runs: [{ text: query, isMatch: false }],
        })),
    [suggestions, kept, typed, locale],
  );
  const optionId = useCallback((index: number) => `${id}-${index}`, [id]);
  const onChoose = useCallback(
    (index: number) => location.assign(options[index]?.href ?? location.href),
    [options],
  );
  const popup = useRef<HTMLDivElement>(null);
  const { active, isOpen } = useCombobox({
    input,
    popup,
    listId: id,
    optionId,
    count: options.length,
    version: options,
    onChoose,
  });
  const isLast = typed === '' && options.length > 0;

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen || (suggestions && document.activeElement === input)
          ? t('count', { count: options.length })
          : ''}
      </p>
      {/*
       * Safari gives pressed buttons no focus, so the field's blur would close the list under the
       * press.
       */}
      <div
        ref={popup}
        hidden={!isOpen}
        className="suggestions"
        onMouseDown={(event) => event.preventDefault()}
      >
        {isLast && <p className="suggestions-title">{t('last')}</p>}
        <div className="suggestions-rows">
          <ul role="listbox" id={id} aria-label={isLast ? t('last') : t('label')}>
            {options.map(({ kind, href, lang, runs }, index) => (
              <li key={href} role="none">
                <a
                  role="option"
                  id={optionId(index)}
                  aria-selected={index === active}
                  href={href}
                  tabIndex={-1}
                  lang={lang ?? undefined}
                >
                  <span>
                    {runs.map((run, at) =>
                      run.isMatch ? <mark key={at}>{run.text}</mark> : run.text,
                    )}
                  </span>
                  {kind !== 'story' && kind !== 'search' && <small lang={locale}>{t(kind)}</small>}
                </a>
              </li>
            ))}
          </ul>
          {isLast && <LastSearchButtons queries={kept} input={input} />}
        </div>
      </div>
    </>
  );
}

type Props = { queries: readonly string[]; input: HTMLInputElement };

/** Outside the list, because a listbox may contain only options. */
function LastSearchButtons({ queries, input }: Props) {
  const t = useTranslations('Suggest');
  const forget = (act: () => void) => {
    act();
    input.focus();
  };
  return (
    <>
      <ul className="suggestions-remove">
        {queries.map((query) => (
          <li key={query}>
            <button
              type="button"
              aria-label={t('remove', { query })}
              onClick={() => forget(() => forgetSearch(query))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="suggestions-clear"
        onClick={() => forget(lastSearches.forget)}
      >
        {t('clear')}
      </button>
    </>
  );
}
