import { useLabels } from './useLabels';

/** What the story is filed under; nothing when it is filed under nothing. */
export function Kicker({ category }: { category: string | null }) {
  const labels = useLabels();
  return category && <p className="text-label font-bold text-river">{labels.category(category)}</p>;
}
