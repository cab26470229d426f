import { languageOf } from '@/lib/format/script';
import { isLocale, type Locale, LOCALES } from '@/lib/i18n/locales';
import type { StoryCard } from '@/lib/story/story';
import { languageByWords } from './providerText';

const CODE = /^[a-z]{2,3}(?![a-z\d])/i;

export function codeOf(given: string | null | undefined): string | null {
  const text = given?.trim().toLowerCase() ?? '';
  if (text === '') return null;
  const [code] = CODE.exec(text) ?? [];
  if (code === undefined) return nameCodes().get(text) ?? null;
  return code.length === 2 ? code : (Intl.getCanonicalLocales(code)[0] ?? code);
}

/** Languages of Indian news, because some software writes names instead of codes. */
const NAMED = 'en hi mr ne bho mai sa kok doi ur bn gu pa ta te kn ml or as sd ks'.split(' ');
let codes: ReadonlyMap<string, string> | undefined;

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

const scripts = new Map<string, string | undefined>();

function scriptOf(code: string): string | undefined {
  // Cached, because it runs per story and costs a thirtieth of reading a feed.
  if (!scripts.has(code)) scripts.set(code, new Intl.Locale(code).maximize().script);
  return scripts.get(code);
}

/** Hindi shares it with Marathi, Nepali and Bhojpuri. */
const SHARED_SCRIPT = 'Deva';

export const isSiteLanguage = (code: string): boolean =>
  isLocale(code) || scriptOf(code) === SHARED_SCRIPT;

const SAMPLE = 300;
const LETTER = /[\p{L}\p{M}]/gu;

/** Null if the headline's script contradicts it: misconfigured software sends `en-US` with Hindi. */
export function plausibleLanguage(code: string | null, title: string, text: string): string | null {
  const script = code === null ? undefined : scriptOf(code);
  const letters = script === undefined ? null : lettersOf(script);
  if (!letters) return null;
  const isIn = (sample: string) => {
    if (!letters.others.test(sample)) return letters.one.test(sample);
    return 2 * (sample.match(letters.all)?.length ?? 0) > (sample.match(LETTER)?.length ?? 0);
  };
  const isPlausible =
    isIn(title) || (script !== 'Latn' && isIn(`${title} ${text.slice(0, SAMPLE)}`));
  return isPlausible ? code : null;
}

type Letters = { one: RegExp; all: RegExp; others: RegExp };

const letters = new Map<string, Letters | null>();

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

const SCRIPT =
  /^(?:Arab|Beng|Cyrl|Deva|Grek|Gujr|Guru|Hebr|Knda|Latn|Mlym|Mtei|Mymr|Olck|Orya|Sinh|Taml|Telu|Thai|Tibt)$/;

/**
 * The source's language, else a guess by script and common words; a language without pages falls
 * back to its script's `lang`.
 *
 * @param given ISO 639 code, or null if the source names none
 */
export function languageFields(
  given: string | null,
  title: string,
  text: string,
): Pick<StoryCard, 'lang' | 'otherLanguage'> {
  if (given !== null && isLocale(given)) return { lang: given };
  const inScript = languageOf(title);
  const byWords = given === null ? languageByWords(`${title} ${text}`) : null;
  if (byWords !== null && isLocale(byWords) && sharesScript(byWords, inScript))
    return { lang: byWords };
  // Guesses of Hindi or Nepali are unreliable: short texts in similar languages match too.
  const other = given ?? (byWords === 'hi' || byWords === 'ne' ? null : byWords);
  return { lang: inScript, ...(other !== null && { otherLanguage: other }) };
}

const sharesScript = (one: Locale, other: Locale): boolean =>
  LOCALES[one].script === LOCALES[other].script;
