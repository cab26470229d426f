import { useLabels } from './useLabels';

/** The story's category. Renders nothing without one. */
export function Kicker({ category }: { category: string | null }) {
  const labels = useLabels();
  return category && <p className="text-label font-bold text-river">{labels.category(category)}</p>;
}
