import { useLocale, useTranslations } from 'next-intl';
import { formatDate } from '@/lib/format/dates';
import { formatTime } from '@/lib/format/timeOfDay';
import type { PagePath } from '@/lib/pages/pages';
import { MainNav, Masthead } from './Masthead';
import { TopBar } from './TopBar';

type Props = {
  path: string;
  url: string;
  now: number;
  updatedAt: number | null;
  isStory?: boolean;
  thin?: readonly PagePath[];
};

/**
 * This page hides the section row on phones, so its lists come first; bar and menu still lead on.
 */
const WITHOUT_SECTION_ROW = '/my';

export const Header = ({ path, url, now, updatedAt, isStory = false, thin = [] }: Props) => (
  <header>
    <TopBar url={url} />
    <Masthead path={path} url={url} isLow={isStory} thin={thin}>
      <Today now={now} updatedAt={updatedAt} />
    </Masthead>
    <MainNav path={path} inMenu={isStory || path === WITHOUT_SECTION_ROW} thin={thin} />
  </header>
);

type TodayProps = { now: number; updatedAt: number | null };

export function Today({ now, updatedAt }: TodayProps) {
  const t = useTranslations('Chrome');
  const locale = useLocale();
  const today = new Date(now);
  return (
    <p className="hidden min-w-40 text-end text-label text-quiet md:me-26 md:block">
      <time dateTime={today.toISOString()}>{formatDate(today, 'full', locale)}</time>
      {updatedAt !== null && (
        <>
          <br />
          <time dateTime={new Date(updatedAt).toISOString()}>
            {t('updated', { time: formatTime(updatedAt, locale) })}
          </time>
        </>
      )}
    </p>
  );
}
