import { BigFigure } from '@/components/tools/parts/ResultPanel';

/** As many signs as stand side by side in a result on the narrowest phone. */
const FITS = 12;

/**
 * The figure a reader came for, smaller when it is too long for one line of a phone, so that it is
 * not broken inside.
 */
export function FittingFigure({ children }: { children: string }) {
  return <BigFigure className={children.length > FITS ? 'text-card-l!' : ''}>{children}</BigFigure>;
}
