import { type Locale, useTranslations } from 'next-intl';
import { formatTime } from '@/lib/format/timeOfDay';
import { localPath } from '@/lib/i18n/language';

type Props = {
  path: string;
  locale: Locale;
  now: number;
  /** `failed`: nobody knows since when. */
  state?: 'asOf' | 'unavailable' | 'failed' | 'savesData';
};

/** The page's age and a link to a newer one, which is all that a page without JavaScript needs. */
export function PageState(props: Props) {
  const t = useTranslations('Coverage');
  const { locale, now, state } = props;
  const longest = `${t('unavailable', { time: formatTime(now, locale) })} ${t('refresh')}`;
  return (
    <div
      lang={locale}
      data-part="state"
      data-at={new Date(now).toISOString()}
      data-state={state}
      data-longest={longest}
      className="live-state text-meta text-quiet"
    >
      <PageStateText {...props} />
    </div>
  );
}

export function PageStateText({ path, locale, now, state = 'asOf' }: Props) {
  const t = useTranslations('Coverage');
  return (
    <p>
      {t(state, { time: formatTime(now, locale) })}{' '}
      <a href={localPath(path, locale)} className="touch-target font-bold text-river">
        {t('refresh')}
      </a>
    </p>
  );
}
