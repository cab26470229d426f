import { isParticle } from './particles';
import { remembered } from './sound/remembered';

type Paradigm = { stem: RegExp; endings: readonly string[] };

const listed = (endings: string) => ['', ...endings.split(' ')];

const DEVANAGARI_STEM = '[अ-औक-ह][\u0900-\u0963]*[क-ह]';
const NO_SIGN = new RegExp(`^${DEVANAGARI_STEM}$`);

const PARADIGMS: readonly Paradigm[] = Object.values({
  'लड़का, लड़की, लड़कियों; घना, घनी; पलटा, पलटने, पलटकर': {
    stem: NO_SIGN,
    endings: 'ा े ी ों ीं ियां ियों ना ने नी ता ते ती तीं कर ेगा ेगी ेंगे ेंगी ूंगा इए िए'.split(' '),
  },
  'बढ़ाना, बढ़ाया, बढ़ाई': {
    stem: new RegExp(`^${DEVANAGARI_STEM}ा$`),
    endings: 'ना ने नी ता ते ती तीं कर या ये यी ए ई ईं एगा एगी एंगे'.split(' '),
  },
  'बाघ, बाघों; औरत, औरतें': { stem: NO_SIGN, endings: listed('ों ें') },
  'महिला, महिलाएँ, महिलाओं': { stem: NO_SIGN, endings: 'ा ाएं ायें ाओं'.split(' ') },
  'लड़ाई, लड़ाइयों': { stem: /^[क-ह][\u0900-\u0963]*ा$/, endings: 'ई इयां इयों ईयां ईयों'.split(' ') },
  'शक्ति, शक्तियों': { stem: NO_SIGN, endings: 'ि ियां ियों'.split(' ') },
  'श्रद्धालु, श्रद्धालुओं; तेंदुआ, तेंदुए': {
    stem: /^[अ-औक-ह][\u0900-\u0963]*[क-ह]$/,
    endings: 'ु ू ुओं ुएं ुआ ुए ुओ'.split(' '),
  },
  'कुआँ, कुएँ': { stem: /^[क-ह]ु$/, endings: 'आं एं ओं आ ए'.split(' ') },
  'रुपया, रुपये, रुपए': { stem: NO_SIGN, endings: 'या ये ए यों'.split(' ') },
  'bridge, bridges': { stem: /^[a-z]{2,}[^sui\W\d_]$/, endings: listed('s') },
  'box, boxes; church, churches': { stem: /^[a-z]+(?:[sxzo]|[cs]h)$/, endings: listed('es') },
  'city, cities': { stem: /^[a-z]{2,}[^aeiou\W\d_]$/, endings: ['y', 'ies'] },
  'man, men; woman, women': { stem: /^(?:wo)?m$/, endings: ['an', 'en'] },
  'child, children': { stem: /^child$/, endings: listed('ren') },
} satisfies Record<string, Paradigm>);

/** "वार" may stand for "वॉर", but a short word with "ॉ" is exact: "हॉल" is not "हाल". */
const MOON = /ॉ/g;
const LONG_A = /(?<=[क-ह])ा(?=[क-ह])/g;
const SHORT = /^[^क-ह]*[क-ह][^क-ह]*[क-ह][^क-ह]*$/;

function spellings(word: string): string[] {
  const plain = word.replace(MOON, 'ा');
  if (plain !== word) return SHORT.test(word) ? [word] : [word, plain];
  const moons = [...word.matchAll(LONG_A)].map(
    ({ index }) => `${word.slice(0, index)}ॉ${word.slice(index + 1)}`,
  );
  return [word, ...moons];
}

const inflected = (word: string): string[] =>
  PARADIGMS.flatMap(({ stem, endings }) =>
    endings
      .filter(
        (ending) => word.endsWith(ending) && stem.test(word.slice(0, word.length - ending.length)),
      )
      .flatMap((ending) => {
        const own = word.slice(0, word.length - ending.length);
        return endings.map((other) => own + other);
      }),
  );

/**
 * Hindi and English inflections and vowel variants of a folded word; some are not real words. Empty
 * for particles.
 */
export const otherForms = remembered((word): ReadonlySet<string> => {
  if (isParticle(word)) return new Set();
  const forms = new Set(spellings(word).flatMap((spelling) => [spelling, ...inflected(spelling)]));
  forms.delete(word);
  for (const form of forms) if (isParticle(form)) forms.delete(form);
  return forms;
});
