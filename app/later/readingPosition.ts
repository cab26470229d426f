/** `top`: distance below the screen's top; `part`: share of the page above. */
export type ReadingPosition = { block: string; top: number; part: number };

const READ_FROM = 1 / 3;

const rest = () => document.documentElement.scrollHeight - innerHeight;

export const isShown = (block: Element) => block.getClientRects().length > 0;

export function readPosition(): ReadingPosition | null {
  if (scrollY < 1) return null;
  const blocks = [...document.querySelectorAll('main [id]')].filter(isShown);
  const read = blocks.findLast(
    (block) => block.getBoundingClientRect().top <= innerHeight * READ_FROM,
  );
  return {
    block: read?.id ?? '',
    top: read?.getBoundingClientRect().top ?? 0,
    part: scrollY / rest(),
  };
}

export const blockOf = (position: ReadingPosition): HTMLElement | null =>
  document.getElementById(position.block);

export function goToPosition(position: ReadingPosition): void {
  const block = blockOf(position);
  const top =
    block === null
      ? position.part * rest()
      : scrollY + block.getBoundingClientRect().top - position.top;
  scrollTo({ top, behavior: 'instant' });
}
