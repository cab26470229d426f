import { blocksHtml } from './editorBlocks';
import { documentIn } from './editorDocument';

export function editorHtml(given: unknown): string | null {
  if (typeof given === 'string' && !/^\s*(?:\{|\[\s*\{)/.test(given)) return null;
  try {
    const document = documentIn(typeof given === 'string' ? JSON.parse(given) : given);
    return (document && blocksHtml(document.nodes, document.entities)) || null;
  } catch {
    return null;
  }
}
