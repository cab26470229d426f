/** What the device keeps of a story that was saved or read. */
export type StoryEntry = {
  id: string;
  title: string;
  /** Of the title, as HTML has it. */
  lang: string;
  /** The name of its section, in the language of the page where it was read. */
  section: string;
  /** That language. */
  pageLang: string;
  /** When it was saved or read last, in epoch milliseconds. */
  at: number;
  /** How far it was read, in per cent of its text. */
  percent: number;
  /** When it was opened last, the site had it no more. */
  isGone?: true;
};

const LONGEST_TEXT = 300;

/** From here on a story counts as begun, and up to there as unfinished. */
const HALF_READ = { from: 20, to: 90 };

/** Whether there is a place in the story worth going back to. */
export const isHalfRead = (percent: number): boolean =>
  percent >= HALF_READ.from && percent <= HALF_READ.to;

const fieldOf = (value: object, name: keyof StoryEntry): unknown =>
  Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

function parseEntry(value: unknown): StoryEntry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const text = (name: keyof StoryEntry) => {
    const found = fieldOf(value, name);
    return typeof found === 'string' ? found.slice(0, LONGEST_TEXT) : '';
  };
  const number = (name: keyof StoryEntry, max: number) => {
    const found = fieldOf(value, name);
    return typeof found === 'number' && found >= 0 && found <= max ? found : 0;
  };
  const id = fieldOf(value, 'id');
  const title = text('title');
  if (typeof id !== 'string' || id === '' || title === '') return undefined;
  return {
    id,
    title,
    lang: text('lang'),
    section: text('section'),
    pageLang: text('pageLang'),
    at: number('at', Number.MAX_SAFE_INTEGER),
    percent: Math.round(number('percent', 100)),
    ...(fieldOf(value, 'isGone') === true && { isGone: true }),
  };
}

/** A list of stories as the device has it: what is no entry is left out, and what is no list is none. */
export const parseEntries = (limit: number) => (kept: unknown) =>
  Array.isArray(kept)
    ? kept.flatMap((one: unknown) => parseEntry(one) ?? []).slice(0, limit)
    : undefined;
