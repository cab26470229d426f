/** The place in a ranking. The list around it already counts for screen readers. */
export function Numeral({ rank }: { rank: number }) {
  return (
    <span aria-hidden className="text-[1.75rem] leading-none font-bold text-quiet">
      {rank}
    </span>
  );
}
