import { useLocale, useTranslations } from 'next-intl';
import { yearsOld } from '@/lib/time/yearsOld';

type Props = {
  /** ISO, UTC. */
  publishedAt: string | null;
  /** The server's clock, so that the browser's first paint agrees. */
  now: number;
};

/**
 * Above the headline of a story that is a year old or more: how old it is, since old stories are sent
 * on as if they were new.
 */
export function StoryAge({ publishedAt, now }: Props) {
  const t = useTranslations('Reader');
  const locale = useLocale();
  const years = publishedAt === null ? 0 : yearsOld(publishedAt, now);
  return (
    years > 0 && (
      <p
        lang={locale}
        className="mb-3 border-l-4 border-sand bg-sunk px-3 py-2 text-label font-bold text-ink"
      >
        {t('yearsOld', { years })}
      </p>
    )
  );
}
