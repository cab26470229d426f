import { BigFigure } from './ResultPanel';

export function FittingFigure({ children }: { children: string }) {
  return <BigFigure signs={children.length}>{children}</BigFigure>;
}
