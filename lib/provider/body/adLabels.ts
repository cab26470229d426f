import type { Block } from '@/lib/story/body';
import { inlineText } from '@/lib/story/bodyText';

const LABEL =
  /^[\s*|–—-]*(?:advertise?ment|advt|(?:the )?(?:story|article) continues (?:below|after)(?: this| the)? (?:ad|advt|advertisement)|विज्ञापन|जाहिरात|विज्ञापन के बाद (?:ख़बर|खबर) जारी है|বিজ্ঞাপন|જાહેરાત|விளம்பரம்|اشتہار)[\s.:*|–—-]*$/iu;
const LENGTH = 60;

const isLabel = (block: Block): boolean => {
  if (block.type !== 'paragraph' || block.content.length > 2) return false;
  const text = inlineText(block.content);
  return text.length <= LENGTH && LABEL.test(text);
};

export const withoutAdLabels = (blocks: readonly Block[]): readonly Block[] =>
  blocks.some(isLabel) ? blocks.filter((block) => !isLabel(block)) : blocks;
