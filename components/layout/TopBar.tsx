import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { CloseButton } from '@/components/ui/CloseButton';
import { Icon } from '@/components/ui/Icon';
import { claimsLive } from '@/lib/config/showsSamples';
import { TYPED_DIRECTION } from '@/lib/i18n/direction';
import { localPath } from '@/lib/i18n/language';
import { otherLocales } from '@/lib/i18n/locales';
import { isPage } from '@/lib/pages/pages';
import { QUERY_LIMIT } from '@/lib/search/queryText';
import { LanguageLink } from './LanguageLink';

function SearchBox() {
  const t = useTranslations('Chrome');
  const locale = useLocale();
  return (
    <search id="find" popover="auto" aria-label={t('searchFor')} className="opens find-box">
      <form action={localPath('/search', locale)} className="page-width flex gap-2 py-1 md:py-3">
        <label htmlFor="find-words" className="sr-only">
          {t('searchFor')}
        </label>
        <input
          dir={TYPED_DIRECTION}
          id="find-words"
          name="q"
          type="search"
          enterKeyHint="search"
          maxLength={QUERY_LIMIT}
          autoFocus
          className="min-w-0 flex-1"
        />
        <button type="submit" className="btn px-4">
          {t('search')}
        </button>
        <CloseButton
          popoverTarget="find"
          popoverTargetAction="hide"
          aria-label={t('close')}
          className="touch-target justify-center self-center"
        />
      </form>
    </search>
  );
}

type Props = { url: string };

const ITEM = 'flex min-h-(--touch-target) items-center px-(--inset)';
const RULED = 'border-s border-on-signal-rule';

/** Insets shrink so the bar fits 320 px; wider text wraps the longest label, then the bar. */
export function TopBar({ url }: Props) {
  const t = useTranslations('Chrome');
  const pages = useTranslations('Pages');
  const locale = useLocale();
  const languages: CSSProperties & Record<'--languages', number> = {
    '--languages': otherLocales(locale).length,
  };
  return (
    <div className="relative print:hidden">
      <div className="top-bar bg-signal text-label leading-tight text-on-signal">
        <div className="page-width flex flex-wrap items-stretch wrap-normal">
          {isPage('/live-tv') && (
            <a
              href={localPath('/live-tv', locale)}
              className={`${ITEM} -ms-(--inset) gap-2 font-bold whitespace-nowrap`}
            >
              {claimsLive() && <span className="live-dot" />}
              {pages('liveTv')}
            </a>
          )}
          {isPage('/download-app') && (
            <a
              href={localPath('/download-app', locale)}
              className={`${ITEM} ${RULED} w-min max-w-max grow`}
            >
              {pages('downloadApp')}
            </a>
          )}
          {/* Reserves the language names' width, so the search stays put. */}
          <div style={languages} className="languages -me-(--inset) ms-auto flex">
            <button
              type="button"
              popoverTarget="find"
              aria-label={t('search')}
              className={`${ITEM} w-(--touch-target) justify-center`}
            >
              <Icon name="search" />
            </button>
            <LanguageLink
              url={url}
              className={`${ITEM} ${RULED} min-w-(--language) justify-center font-bold whitespace-nowrap`}
            />
          </div>
        </div>
      </div>
      <SearchBox />
    </div>
  );
}
