import { BigFigure } from './ResultPanel';

/**
 * The figure a reader came for, smaller when it is too long for one line, so that it is not broken
 * inside.
 */
export function FittingFigure({ children }: { children: string }) {
  return <BigFigure signs={children.length}>{children}</BigFigure>;
}
