import { isObject } from '@/lib/isObject';

export type StoryEntry = {
  id: string;
  title: string;
  lang: string;
  section: string;
  pageLang: string;
  at: number;
  percent: number;
  isGone?: true;
};

const LONGEST_TEXT = 300;
/** Later times are invalid dates (ECMAScript), and formatting them would throw. */
const LATEST = 8.64e15;

const HALF_READ = { from: 20, to: 90 };

export const isHalfRead = (percent: number): boolean =>
  percent >= HALF_READ.from && percent <= HALF_READ.to;

const fieldOf = (value: Readonly<Record<string, unknown>>, name: keyof StoryEntry) =>
  Object.hasOwn(value, name) ? value[name] : undefined;

function parseEntry(value: unknown): StoryEntry | undefined {
  if (!isObject(value)) return undefined;
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
    at: number('at', LATEST),
    percent: Math.round(number('percent', 100)),
    ...(fieldOf(value, 'isGone') === true && { isGone: true }),
  };
}

export const parseEntries = (limit: number) => (kept: unknown) =>
  Array.isArray(kept)
    ? kept.flatMap((one: unknown) => parseEntry(one) ?? []).slice(0, limit)
    : undefined;
