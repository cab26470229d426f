import { useLocale, useTranslations } from 'next-intl';
import { useLabels } from './useLabels';

type Props = {
  category: string | null;
  /** What it says where nothing beside it does; otherwise it only decorates. */
  alt?: string;
};

/**
 * Stands in a large place for a story without a picture: its category in the channel's colours,
 * with a rule above it. Without a category, the channel alone.
 */
export function TypeCard({ category, alt = '' }: Props) {
  const channel = useTranslations('Channel')('name');
  const locale = useLocale();
  const labels = useLabels();
  return (
    <div
      lang={locale}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className="absolute inset-0 flex flex-col items-start justify-between gap-2 bg-plate p-4 text-on-plate md:p-6"
    >
      <p className="border-t-4 pt-2 text-head font-bold tracking-head">
        {category ? labels.category(category) : channel}
      </p>
      {category && <p className="self-end text-label font-bold">{channel}</p>}
    </div>
  );
}
