import { SENTENCE_ENDS } from '@/lib/format/characters';

/** Chrome's voices go silent after some 14 seconds of one utterance; 200 characters take less. */
const LONGEST = 200;

export type Span = { start: number; end: number };

/** Fallback without `Intl.Segmenter`: end marks stay with their sentence. */
const SENTENCES = new RegExp(`[^${SENTENCE_ENDS}]+[${SENTENCE_ENDS}]*`, 'g');
const SPEAKABLE = /[\p{L}\p{N}]/u;

const ABBREVIATIONS = new Set(
  [
    'dr mr mrs ms prof st sr jr rs no nos vs etc viz e.g i.e u.s u.k u.n u.a.e a.m p.m lt col gen maj capt sgt hon rev',
    'smt shri pt mt gov sen rep cr vol pp cf al bros dist adv govt dept inc ltd pvt co corp fig approx jan feb mar apr jun jul aug sep sept oct nov dec',
    'डॉ डा प्रो रु रू पं श्री श्रीमती सुश्री कु स्व मो नं क्र सं पृ ले कर्नल कैप्टन मे एड एडवो इंजी जि ता उप सा दि उदा तह पु पू अनु ग्रा',
    'कि.मी किमी कि.ग्रा मि.मी से.मी मि.ली ई.पू वि.सं प.पू ले.ज उ.प्र म.प्र डी.लिट पी.एच.डी',
  ].flatMap((line) => line.split(' ')),
);
const INITIAL =
  /^(?:[a-z]|ए|बी|सी|डी|ई|एफ|जी|एच|आई|जे|के|एल|एम|एन|ओ|पी|क्यू|आर|एस|टी|यू|वी|डब्ल्यू|एक्स|वाई|जेड)$/;
const DOTTED = /^(?:[^\d.]{1,5}\.)+[^\d.]{1,5}$/;
const LAST_WORD = /(?<![^\s("'“‘[])[^\s("'“‘[]+$/;

function isOpen(text: string, { start, end }: Span): boolean {
  const sentence = text.slice(start, end);
  const bare = sentence.trimEnd();
  if (!bare.endsWith('.')) return false;
  if (bare.length === sentence.length && /^\S/.test(text.slice(end))) return true;
  const [word = ''] = LAST_WORD.exec(bare.slice(-20, -1).toLowerCase()) ?? [];
  return ABBREVIATIONS.has(word) || DOTTED.test(word) || INITIAL.test(word.split('.').at(-1) ?? '');
}

function whole(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && isOpen(text, last)) last.end = span.end;
    else joined.push({ ...span });
  }
  return joined;
}

function sentences(text: string, lang: string): Span[] {
  if (!('Segmenter' in Intl))
    return [...text.matchAll(SENTENCES)].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
    }));
  const segments = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ index, segment }) => ({
    start: index,
    end: index + segment.length,
  }));
}

function inRuns(text: string, { start, end }: Span): Span[] {
  const runs: Span[] = [];
  for (const { index, 0: word } of text.slice(start, end).matchAll(/\S+/g)) {
    const last = runs.at(-1);
    const from = start + index;
    const to = from + word.length;
    if (last && to - last.start < LONGEST) last.end = to;
    else runs.push({ start: from, end: to });
  }
  return runs;
}

export const spokenSpans = (text: string, lang = 'en'): Span[] =>
  whole(text, sentences(text, lang))
    .filter(({ start, end }) => SPEAKABLE.test(text.slice(start, end)))
    .flatMap((sentence) => inRuns(text, sentence));

export const spokenParts = (text: string, lang?: string): string[] =>
  spokenSpans(text, lang).map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '));
