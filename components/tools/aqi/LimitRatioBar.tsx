const HEIGHT = 10;

/**
 * A bar of a share of a limit, with a rule where the limit is and another hue beyond it. The words
 * beside it say the same. `end` is the share at which the drawing ends.
 */
export function LimitRatioBar({ share, end }: { share: number; end: number }) {
  const drawn = Math.min(share, end);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${end} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="my-1 block h-3 w-full bg-sunk"
    >
      <rect width={Math.min(drawn, 1)} height={HEIGHT} className="fill-river" />
      {drawn > 1 && <rect x={1} width={drawn - 1} height={HEIGHT} className="fill-sand" />}
      <line
        x1={1}
        x2={1}
        y2={HEIGHT}
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
        className="stroke-ink"
      />
    </svg>
  );
}
