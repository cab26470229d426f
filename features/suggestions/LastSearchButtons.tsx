import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { forgetSearch, lastSearches } from './lastSearches';

type Props = { queries: readonly string[]; input: HTMLInputElement };

/** Outside the list, because a listbox may contain only options. */
export function LastSearchButtons({ queries, input }: Props) {
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
