import { languageOf } from '@/lib/format/script';
import { isLocale } from '@/lib/i18n/locales';
import { isMarathi } from '@/lib/provider/source/providerText';
import type { StoryCard } from '@/lib/stories/model/story';

/** Such as `hi` of `hi`, `hi_IN` and `hi-in`; none in any other name that a site gives a language. */
const CODE = /^[a-z]{2,3}(?![a-z\d])/i;

/**
 * The code of ISO 639 that a source's code or locale of a language begins with, the shorter of two (`mr`
 * for `mar`), or that of a language's name.
 */
export function codeOf(given: string | null | undefined): string | null {
  const text = given?.trim().toLowerCase() ?? '';
  if (text === '') return null;
  const [code] = CODE.exec(text) ?? [];
  if (code === undefined) return nameCodes().get(text) ?? null;
  return code.length === 2 ? code : (Intl.getCanonicalLocales(code)[0] ?? code);
}

/** Languages that the news of India are in, whose names software writes in place of their codes. */
const NAMED = 'en hi mr ne bho mai sa kok doi ur bn gu pa ta te kn ml or as sd ks'.split(' ');
let codes: ReadonlyMap<string, string> | undefined;

/** The codes of languages by their names in English, in Hindi and in themselves; made at the first name. */
function nameCodes(): ReadonlyMap<string, string> {
  codes ??= new Map(
    NAMED.flatMap((code) =>
      ['en', 'hi', code].flatMap((tag): [string, string][] => {
        const name = new Intl.DisplayNames(tag, { type: 'language' }).of(code);
        return name ? [[name.toLowerCase(), code]] : [];
      }),
    ),
  );
  return codes;
}

/** By language; a code has three letters at most, so that these are few. */
const scripts = new Map<string, string | undefined>();

/** The script that a language is mostly written in, as ISO 15924 names it; undefined where none is known. */
function scriptOf(code: string): string | undefined {
  // Asked of each story: without the map a thirtieth of all that reading a feed takes.
  if (!scripts.has(code)) scripts.set(code, new Intl.Locale(code).maximize().script);
  return scripts.get(code);
}

/** Hindi's, which Marathi, Nepali and Bhojpuri are written in too: it does not tell them apart. */
const SHARED_SCRIPT = 'Deva';

/** Whether a code that may be something else, as `up` may be a state, is a language that has to be told. */
export const isTold = (code: string): boolean => isLocale(code) || scriptOf(code) === SHARED_SCRIPT;

/** As much of a text as tells. */
const SAMPLE = 300;
const LETTER = /[\p{L}\p{M}]/gu;

/**
 * The language that a whole source says it is in, for one of its stories; null where that is in another
 * script: software that nobody has told says `en-US` of Hindi, too. English words stand in headlines of every
 * language, so that a headline in another script is no English whatever follows it.
 *
 * @param code as `codeOf` gives it
 */
export function believedLanguage(code: string | null, title: string, text: string): string | null {
  const script = code === null ? undefined : scriptOf(code);
  const letters = script === undefined ? null : lettersOf(script);
  if (!letters) return null;
  const isIn = (sample: string) => {
    // Most titles have no letter of another script, which takes no counting.
    if (!letters.others.test(sample)) return letters.one.test(sample);
    return 2 * (sample.match(letters.all)?.length ?? 0) > (sample.match(LETTER)?.length ?? 0);
  };
  const isBelieved =
    isIn(title) || (script !== 'Latn' && isIn(`${title} ${text.slice(0, SAMPLE)}`));
  return isBelieved ? code : null;
}

type Letters = { one: RegExp; all: RegExp; others: RegExp };

const letters = new Map<string, Letters | null>();

/** The letters of a script, and those of all others; null for what Unicode takes apart into several, such as Japanese. */
function lettersOf(script: string): Letters | null {
  const known = letters.get(script);
  if (known !== undefined) return known;
  const made = SCRIPT.test(script)
    ? {
        one: new RegExp(`(?=[\\p{L}\\p{M}])\\p{Script=${script}}`, 'u'),
        all: new RegExp(`(?=[\\p{L}\\p{M}])\\p{Script=${script}}`, 'gu'),
        others: new RegExp(`(?=[\\p{L}\\p{M}])\\P{Script=${script}}`, 'u'),
      }
    : null;
  letters.set(script, made);
  return made;
}

/** Those of India and its neighbours, and those that their news are read in beside them. */
const SCRIPT =
  /^(?:Arab|Beng|Cyrl|Deva|Grek|Gujr|Guru|Hebr|Knda|Latn|Mlym|Mtei|Mymr|Olck|Orya|Sinh|Taml|Telu|Thai|Tibt)$/;

/**
 * What a story is written in: as its source says, else by its script and its small words. A language
 * that the site has no pages in is another one; `lang` is then that of its script.
 *
 * @param given a code of ISO 639, or null where the source does not say
 */
export function languageFields(
  given: string | null,
  title: string,
  text: string,
): Pick<StoryCard, 'lang' | 'otherLanguage'> {
  if (given !== null && isLocale(given)) return { lang: given };
  const lang = languageOf(title);
  const other = given ?? (isMarathi(`${title} ${text}`) ? 'mr' : null);
  return { lang, ...(other !== null && { otherLanguage: other }) };
}
