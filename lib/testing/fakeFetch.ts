/** jsdom has no `fetch`: this one answers with what the test says and remembers what was asked. */
type Reply = {
  ok: boolean;
  status: number;
  headers: Pick<Headers, 'get'>;
  json: () => Promise<unknown>;
};

/** With no other header than the date, if one is given. */
const dated = (at?: number): Reply['headers'] => ({
  get: (name) => (name === 'date' && at !== undefined ? new Date(at).toUTCString() : null),
});

export const reply = (body: unknown, status = 200, at?: number): Reply => ({
  ok: status < 400,
  status,
  headers: dated(at),
  json: async () => body,
});

export const notJson: Reply = {
  ok: true,
  status: 200,
  headers: dated(),
  json: () => Promise.reject(new SyntaxError('not JSON')),
};

export function fakeFetch() {
  const stub = jest.fn<Promise<Reply>, [string]>();
  Object.assign(globalThis, { fetch: stub });
  return stub;
}

/** What the browser's own requests say: asked anew each time, and not for longer than a while. */
export const REQUEST_OPTIONS: unknown = {
  cache: 'no-cache',
  signal: expect.any(AbortSignal),
};
