import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import { LanguageLink } from './LanguageLink';
import { SearchBox } from './SearchBox';

type Props = { path: string };

const ITEM = 'flex min-h-11 items-center px-(--inset)';
const RULED = 'border-l border-on-signal/28';

/**
 * The red bar: Live TV, the app, search, the other language. Its insets shrink so that it holds at 320 px, and
 * where letters are wider still the longest label takes two lines.
 */
export function TopBar({ path }: Props) {
  const t = useTranslations('Chrome');
  const pages = useTranslations('Pages');
  const locale = useLocale();
  return (
    <div className="relative print:hidden">
      <div className="bg-signal text-label leading-tight text-on-signal [--focus:#fff] [--inset:clamp(3px,9.34vw_-_26.4px,12px)]">
        <div className="wrap flex items-stretch">
          <a href={localPath('/live-tv', locale)} className={`${ITEM} -ml-(--inset) gap-2 font-bold whitespace-nowrap`}>
            <span className="size-[9px] rounded-full bg-current" />
            {pages('liveTv')}
          </a>
          <a href={localPath('/download-app', locale)} className={`${ITEM} ${RULED}`}>
            {pages('downloadApp')}
          </a>
          {/* From right to left, so that neither moves when the other arrives. */}
          <div className="-mr-(--inset) ml-auto flex flex-row-reverse">
            <LanguageLink path={path} className={`${ITEM} ${RULED} font-bold whitespace-nowrap`} />
            <button type="button" popoverTarget="find" aria-label={t('search')} className={`${ITEM} min-w-11 justify-center`}>
              <Icon name="search" />
            </button>
          </div>
        </div>
      </div>
      <SearchBox />
    </div>
  );
}
