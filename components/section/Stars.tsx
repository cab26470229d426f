import { useTranslations } from 'next-intl';

const BEST = 5;
const STARS = '★'.repeat(BEST);

/** A rating out of five, drawn as stars that are filled as far as it goes, and in words. */
export function Stars({ rating }: { rating: number }) {
  const t = useTranslations('Section');
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-label font-bold">
      <span aria-hidden className="relative text-rule">
        {STARS}
        <span
          className="absolute inset-y-0 left-0 overflow-hidden text-sand"
          style={{ width: `${(rating / BEST) * 100}%` }}
        >
          {STARS}
        </span>
      </span>
      {t('rating', { rating })}
    </p>
  );
}
