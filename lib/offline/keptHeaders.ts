/** Headers of our own on what is kept. */
const AT = 'x-kept-at';
const TITLE = 'x-kept-title';
const SCRIPTS = 'x-kept-scripts';

/** What is noted with a page: the rest of the worker need not read its text again. */
export type Kept = {
  /** When it was had, in epoch milliseconds. */
  at: number;
  /** As it is written in HTML. */
  title: string;
  scripts: readonly string[];
};

/** The headers that a page is kept with. */
export function headersOfKept(given: Headers, { at, title, scripts }: Kept): Headers {
  const headers = new Headers(given);
  headers.set(AT, String(at));
  headers.set(TITLE, encodeURIComponent(title));
  headers.set(SCRIPTS, scripts.join(' '));
  return headers;
}

/** What was noted with a kept page. */
export const keptOf = ({ headers }: Pick<Response, 'headers'>): Kept => ({
  at: Number(headers.get(AT)) || 0,
  title: decodeURIComponent(headers.get(TITLE) ?? ''),
  scripts: (headers.get(SCRIPTS) ?? '').split(' ').filter(Boolean),
});
