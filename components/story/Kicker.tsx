import { useLocale } from 'next-intl';
import { normalizeKey } from '@/lib/content/normalizeKey';
import { useLabels } from './useLabels';

/** Says nothing of a story. */
const UNTOLD = 'others';

/** The story's category, in the page's language. Renders nothing without one, and for "Others". */
export function Kicker({ category }: { category: string | null }) {
  const labels = useLabels();
  const locale = useLocale();
  if (!category || normalizeKey(category) === UNTOLD) return null;
  return (
    <p lang={locale} className="text-label font-bold text-river">
      {labels.category(category)}
    </p>
  );
}
