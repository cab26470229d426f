import type { Block } from '@/lib/story/body';
import { inlineText } from '@/lib/story/bodyText';

const HOST_NOTES = [
  'learn more about your ad choices\\. visit \\S{3,40}/adchoices',
  'hosted on acast\\. see acast\\.com/privacy for more information',
  'see omnystudio\\.com/listener for privacy information',
  'see privacy policy at https://art19\\.com/privacy[^।?!]{0,90}',
];
/** "Sponsored" is not listed: it may describe the whole story. */
const ENGLISH = [
  'ads?(?: by google)?|advertise?ments?|advt',
  '(?:(?:this|the) )?(?:story|article) continues (?:below|(?:below|after)(?: this| the)? (?:ad|advt|advertisement))',
  '(?:report|remove|skip|hide)(?: this)? (?:ads?|advertise?ments?)|ad loading',
  '(?:advertise?ment[\\s|.–—-]*)?scroll (?:down )?(?:to continue(?: reading| with content)?|for more)',
  '(?:advertise?ment[\\s|.–—-]*)?continue reading (?:(?:this |the )?(?:story |article )?below|the main story)',
  '(?:please )?(?:subscribe|log ?in|sign (?:in|up)) to (?:continue|keep) reading(?: this (?:story|article))?',
  'this (?:content|story|article|post) is (?:only )?(?:for|available to) (?:our )?(?:subscribers|members)(?: only)?',
  ...HOST_NOTES,
  // Added by services that turn a Facebook page into a feed.
  '\\(?feed generated with .{2,20}\\)',
];
const INDIAN = [
  'विज्ञापन|जाहिरात|বিজ্ঞাপন|જાહેરાત|விளம்பரம்|اشتہار',
  'विज्ञापन के (?:बाद|नीचे) (?:ख़बर|खबर) जारी है',
  '(?:आगे की )?(?:ख़बर|खबर|कहानी|स्टोरी) विज्ञापन के (?:बाद|नीचे)(?: जारी है)?',
  'आगे पढ़ने के लिए (?:नीचे )?स्क्रॉल करें',
  '(?:ख़बरें|खबरें) और भी हैं',
  'विज्ञापन हटा(?:एं|एँ|ये|यें)[\\s,|]*सिर्फ (?:ख़बर|खबर) पढ़ें',
];
const LABEL = new RegExp(
  `^[\\s*|([–—-]*(?:${[...ENGLISH, ...INDIAN].join('|').normalize('NFC')})[\\s.:*|)\\]–—-]*$`,
  'iu',
);
const LENGTH = 150;

/** Scripts and styles pasted as text, and lone punctuation typed as a placeholder. */
const CODE =
  /^(?:\(adsbygoogle = window\.|googletag\.cmd\.push\(|\/\* ?<!\[CDATA\[|[.#@][\w-]{1,60}[^{}.।?!]{0,60}\{[^{}]{1,300}:[^{}]{1,300}\}|[.,।]$)/;

const isLabel = (block: Block): boolean => {
  if ((block.type !== 'paragraph' && block.type !== 'heading') || block.content.length > 5)
    return false;
  const text = inlineText(block.content).normalize('NFC').trim();
  return (text.length <= LENGTH && LABEL.test(text)) || CODE.test(text);
};

export const withoutAdLabels = (blocks: readonly Block[]): readonly Block[] =>
  blocks.some(isLabel) ? blocks.filter((block) => !isLabel(block)) : blocks;

const HOST_NOTE_AT_END = new RegExp(`(?: |^)(?:${HOST_NOTES.join('|')})\\.?$`, 'i');

export const withoutHostNote = (text: string): string => text.replace(HOST_NOTE_AT_END, '');
