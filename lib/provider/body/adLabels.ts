import type { Block } from '@/lib/story/body';
import { inlineText } from '@/lib/story/bodyText';

const ENGLISH = [
  'ads?|advertise?ment|advt',
  '(?:the )?(?:story|article) continues (?:below|after)(?: this| the)? (?:ad|advt|advertisement)',
  '(?:advertise?ment[\\s|–—-]*)?scroll (?:down )?to continue(?: reading| with content)?',
  '(?:advertise?ment[\\s|–—-]*)?continue reading (?:this |the )?(?:story |article )?below',
  // Of services that make a feed of a page at Facebook.
  '\\(?feed generated with .{2,20}\\)',
];
const INDIAN = [
  'विज्ञापन|जाहिरात|বিজ্ঞাপন|જાહેરાત|விளம்பரம்|اشتہار',
  'विज्ञापन के बाद (?:ख़बर|खबर) जारी है|(?:आगे की )?(?:ख़बर|खबर) विज्ञापन के बाद',
  'विज्ञापन हटा(?:एं|एँ|ये|यें)[\\s,|]*सिर्फ (?:ख़बर|खबर) पढ़ें',
];
const LABEL = new RegExp(
  `^[\\s*|–—-]*(?:${[...ENGLISH, ...INDIAN].join('|')})[\\s.:*|–—-]*$`,
  'iu',
);
const LENGTH = 60;

const isLabel = (block: Block): boolean => {
  if ((block.type !== 'paragraph' && block.type !== 'heading') || block.content.length > 3)
    return false;
  const text = inlineText(block.content).normalize('NFC');
  return text.length <= LENGTH && LABEL.test(text);
};

export const withoutAdLabels = (blocks: readonly Block[]): readonly Block[] =>
  blocks.some(isLabel) ? blocks.filter((block) => !isLabel(block)) : blocks;
