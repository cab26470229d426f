import { blocksHtml } from './editorBlocks';
import { documentIn } from './editorDocument';

/** Renders an editor's document, given as an object or as JSON, as HTML; null for anything else. */
export function editorHtml(given: unknown): string | null {
  if (typeof given === 'string' && !/^\s*(?:\{|\[\s*\{)/.test(given)) return null;
  try {
    const document = documentIn(typeof given === 'string' ? JSON.parse(given) : given);
    return (document && blocksHtml(document.nodes, document.entities)) || null;
  } catch {
    return null;
  }
}
