import { type Agent, get } from 'node:http';

/** The status of a request whose path is sent as it stands here; `fetch` would escape it. */
export const statusOf = (
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  agent?: Agent,
) =>
  new Promise<number | undefined>((done, fail) => {
    get(`${origin}/`, { path, headers, agent }, (response) =>
      response.resume().on('end', () => done(response.statusCode)),
    ).on('error', fail);
  });
