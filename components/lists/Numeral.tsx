/** Hidden from screen readers, because the ordered list already counts. */
export function Numeral({ rank }: { rank: number }) {
  return (
    <span aria-hidden className="text-[1.75rem] leading-none font-bold text-quiet">
      {rank}
    </span>
  );
}
