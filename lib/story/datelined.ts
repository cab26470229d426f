import type { Block, Body } from './body';
import { inlineText } from './bodyText';
import type { Story } from './story';

export function datelined({ body, dateline }: Pick<Story, 'body' | 'dateline'>): Body | null {
  if (!body || !dateline) return body;
  const at = body.findIndex(({ type }) => type === 'paragraph');
  return body.map((block, index) => (index === at ? behind(block, dateline) : block));
}

function behind(block: Block, dateline: string): Block {
  if (block.type !== 'paragraph') return block;
  const text = inlineText(block.content).trimStart();
  const isSaid = text.toLowerCase().startsWith(dateline.toLowerCase());
  if (isSaid && /^\s*[-–—,:(|]/.test(text.slice(dateline.length))) return block;
  const line = { type: 'strong', content: [dateline] } as const;
  return { ...block, content: [line, ': ', ...block.content] };
}
