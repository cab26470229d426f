import { useLabels } from './useLabels';

/** What the story is filed under. Keeps its line when there is nothing to say, so that rows stay level. */
export function Kicker({ category }: { category: string | null }) {
  const labels = useLabels();
  return <p className="min-h-[1lh] text-label font-bold text-river">{category && labels.category(category)}</p>;
}
