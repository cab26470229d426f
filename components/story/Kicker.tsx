import { useLocale } from 'next-intl';
import { useLabels } from './useLabels';

/** The story's category, in the page's language. Renders nothing without one. */
export function Kicker({ category }: { category: string | null }) {
  const labels = useLabels();
  const locale = useLocale();
  return (
    category && (
      <p lang={locale} className="text-label font-bold text-river">
        {labels.category(category)}
      </p>
    )
  );
}
