import type { ServerResponse } from 'node:http';

/** How a feed misbehaves: it is given the open response and the feed's good body. */
export type Fault = (response: ServerResponse, body: string) => void;

const answer = (response: ServerResponse, status: number, type: string, body: string) =>
  void response.writeHead(status, { 'content-type': type }).end(body);
const json =
  (value: unknown): Fault =>
  (response) =>
    answer(response, 200, 'application/json', JSON.stringify(value));

/** One of each kind; all others are in `lib/testing/faults`, with what they come to. */
export const FAULTS = {
  'status 500': (response) => answer(response, 500, 'text/plain', 'no'),
  'never answers': () => {},
  'hangs up': (response) => void response.destroy(),
  'is not a list': json({ message: 'nothing today' }),
  'has only wrong entries': json([
    null,
    7,
    'text',
    [],
    {},
    { id: {}, title: 3 },
    { id: '', title: '' },
    { title: true, image: false },
  ]),
} satisfies Record<string, Fault>;
