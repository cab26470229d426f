/** Where a headline of two lines and its time will stand. */
export const SkeletonLines = () => (
  <>
    <span className="block h-[1em] bg-sunk" />
    <span className="block h-[1em] w-4/5 bg-sunk" />
    <span className="block h-[0.75em] w-1/2 bg-sunk" />
  </>
);
