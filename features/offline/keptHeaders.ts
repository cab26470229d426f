const AT = 'x-kept-at';
const TITLE = 'x-kept-title';
const SCRIPTS = 'x-kept-scripts';

/** Stored in headers, so the worker need not parse the page again. */
export type Kept = {
  at: number;
  title: string;
  scripts: readonly string[];
};

export function headersOfKept(given: Headers, { at, title, scripts }: Kept): Headers {
  const headers = new Headers(given);
  headers.set(AT, String(at));
  headers.set(TITLE, encodeURIComponent(title));
  headers.set(SCRIPTS, scripts.join(' '));
  return headers;
}

export const keptOf = ({ headers }: Pick<Response, 'headers'>): Kept => ({
  at: Number(headers.get(AT)) || 0,
  title: decodeURIComponent(headers.get(TITLE) ?? ''),
  scripts: (headers.get(SCRIPTS) ?? '').split(' ').filter(Boolean),
});
