import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { useEarlyInput } from '@/lib/browser/useEarlyInput';
import { useIsHydrated } from '@/lib/browser/useIsHydrated';
import { QUERY_LIMIT } from '@/lib/search/queryText';
import { isBlank, PIN_MODES, type PinMode } from './pinQuery';

type Props = {
  own: string;
  query: string;
  mode: PinMode;
  setQuery: (query: string) => void;
  setMode: (mode: PinMode) => void;
  search: () => void;
  clear: () => void;
  children: ReactNode;
};

const WORDS = {
  pincode: { label: 'queryPincode', hint: 'hintPincode' },
  location: { label: 'queryLocation', hint: 'hintLocation' },
} as const;

/**
 * Only a running script may disable the button on a blank field, because the plain form works
 * without one.
 */
export function PinForm({ own, query, mode, setQuery, setMode, search, clear, children }: Props) {
  const t = useTranslations('Pin');
  const tool = useTranslations('Tool');
  const isHydrated = useIsHydrated();
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      ref={useEarlyInput<HTMLFormElement>()}
      action={own}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
      className="grid max-w-measure grid-cols-1 gap-4 print:hidden"
    >
      <fieldset className="min-w-0">
        <legend className="mb-1 font-bold">{t('mode')}</legend>
        <div className="flex flex-wrap gap-2">
          {PIN_MODES.map((choice) => (
            <label
              key={choice}
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge px-4 text-label has-[input:checked]:border-ink has-[input:checked]:font-bold has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus"
            >
              <input
                type="radio"
                name="mode"
                value={choice}
                checked={mode === choice}
                onChange={() => setMode(choice)}
                className="size-4.5 min-h-0! accent-ink outline-none"
              />
              {t(choice)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-1 gap-1">
        <label htmlFor="pin-query" className="font-bold">
          {t(WORDS[mode].label)}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            ref={field}
            id="pin-query"
            name="q"
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={QUERY_LIMIT}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            aria-describedby="pin-query-hint"
            className="min-w-0 basis-full sm:flex-1 sm:basis-0"
          />
          <p id="pin-query-hint" className="-mt-1 basis-full text-label text-quiet sm:order-1">
            {t(WORDS[mode].hint)}
          </p>
          <button
            type="submit"
            disabled={isHydrated && isBlank(query)}
            className="btn px-5 disabled:border-sunk disabled:bg-sunk disabled:text-quiet max-sm:flex-1"
          >
            <Icon name="search" className="size-5" />
            {t('search')}
          </button>
          <button
            type="button"
            onClick={() => {
              clear();
              field.current?.focus();
            }}
            className="btn btn-alt px-5 noscript:hidden max-sm:flex-1"
          >
            {tool('clear')}
          </button>
        </div>
        {children}
      </div>
    </form>
  );
}
