import type { MarkType } from './body';

export const MARK_TAGS = {
  strong: 'strong',
  emphasis: 'em',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  deletion: 'del',
  insertion: 'ins',
} as const satisfies Record<MarkType, string>;
