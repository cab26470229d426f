import type { TableRow } from '@/lib/story/body';
import { inlineText } from '@/lib/story/bodyText';

/** Digits with signs and at most one word behind them: "₹1,25,000", "+2.1", "12.5 लाख". */
const FIGURE = /^[^\p{L}\p{Nd}]*\p{Nd}[^\p{L}]*(?:\p{L}[\p{L}\p{M}]*)?$/u;
const NOTHING = /^[^\p{L}\p{Nd}]*$/u;

/**
 * The columns, from 0, that hold figures alone: figures compare when aligned at their end. Never the
 * first; none beside spans, which move cells.
 */
export function figureColumns(head: readonly TableRow[], rows: readonly TableRow[]): Set<number> {
  if ([...head, ...rows].flat().some(({ columns, rows: down }) => columns || down))
    return new Set();
  const figures = new Set<number>();
  const words = new Set([0]);
  for (const row of rows)
    row.forEach(({ content, isHeader }, at) => {
      const text = inlineText(content);
      if (FIGURE.test(text)) figures.add(at);
      // A table may have its headings in its body.
      else if (!isHeader && !NOTHING.test(text)) words.add(at);
    });
  return new Set([...figures].filter((at) => !words.has(at)));
}
