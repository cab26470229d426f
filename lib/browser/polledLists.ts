import { err, ok, type Result } from '@/lib/result';
import { fetchAnew } from './fetchAnew';
import { type Entry, errorOf, isList, loadFeed } from './loadFeed';
import { POLL_INTERVALS_MS, type PolledEndpoint } from './pollIntervals';

type Answer = Result<readonly Entry[], string>;

export type Polled = {
  endpoint: PolledEndpoint;
  lang: string;
  /** What the endpoint is asked besides the language. */
  query: string;
  /** The words for a failure that has none of its own. */
  failure: string;
};

type Poll = Polled & {
  askedAt: number;
  /** Of the last request, also while it is under way. */
  answer?: Promise<Answer>;
  isUnderWay?: boolean;
  /** The list as `/api/updates` last sent it. */
  known?: { tag: string; items: readonly Entry[] };
};

/** Lists that are due within this time of each other are asked for together. */
const TOGETHER_MS = 1000;

/** The polls of the open page, by their paths. */
const polls = new Map<string, Poll>();

export const pathOf = ({ endpoint, lang, query }: Omit<Polled, 'failure'>) =>
  `/api/${endpoint}?lang=${lang}${query}`;

/** Tells of a poll of the page, whose list the server has just read; gives what ends it. */
export function joinPolls(polled: Polled): () => void {
  const path = pathOf(polled);
  polls.set(path, { ...polled, askedAt: Date.now() });
  return () => polls.delete(path);
}

const isDue = ({ endpoint, askedAt }: Poll) =>
  Date.now() - askedAt >= POLL_INTERVALS_MS[endpoint] - TOGETHER_MS;

const isRecent = ({ isUnderWay, askedAt }: Poll) =>
  isUnderWay === true || Date.now() - askedAt < TOGETHER_MS;

/** The polls that were asked for in this turn of the browser. */
const turn = new Set<Poll>();

/** Those of the turn, and those that are due as well. In one order, so that edges have few URLs to keep. */
function takeTurn(): Poll[] {
  const asked = [...polls.values()].filter(
    (poll) => turn.has(poll) || (isDue(poll) && !isRecent(poll)),
  );
  turn.clear();
  const order = Object.keys(POLL_INTERVALS_MS);
  return asked.sort((a, b) => order.indexOf(a.endpoint) - order.indexOf(b.endpoint));
}

/**
 * Asks for the list of a poll. Polls that are due at the same time, all of them after a sleep or a time without
 * a network, are one request.
 */
export async function pollList<T extends Entry>(
  path: string,
): Promise<Result<readonly T[], string>> {
  const poll = polls.get(path);
  if (!poll) return err(path);
  if (!(poll.answer && isRecent(poll))) {
    turn.add(poll);
    await Promise.resolve();
    if (turn.size > 0) send(takeTurn());
  }
  const answer = await poll.answer;
  if (!answer?.ok) return answer ?? err(poll.failure);
  return isList<T>(answer.value) ? ok(answer.value) : err(poll.failure);
}

function send(asked: readonly Poll[]): void {
  const together = asked.length > 1 ? loadUpdates(asked) : undefined;
  for (const poll of asked) {
    const answer = together
      ? together.then((answers) => answers?.get(poll) ?? loadAlone(poll))
      : loadAlone(poll);
    poll.askedAt = Date.now();
    poll.isUnderWay = true;
    poll.answer = answer.finally(() => {
      poll.isUnderWay = false;
    });
  }
}

const loadAlone = (poll: Poll): Promise<Answer> => loadFeed<Entry>(pathOf(poll), poll.failure);

const listOf = ({ endpoint, known }: Poll) => (known ? `${endpoint}.${known.tag}` : endpoint);

/** Several lists at once; null from a server of before this endpoint, which an old deployment may still be. */
async function loadUpdates(asked: readonly Poll[]): Promise<Map<Poll, Answer> | null> {
  let body: unknown;
  try {
    const query = asked.map(({ query }) => query).join('');
    const response = await fetchAnew(
      `/api/updates?lang=${asked[0]?.lang}${query}&lists=${asked.map(listOf).join()}`,
    );
    if (response.status === 404) return null;
    body = await response.json();
  } catch {
    // The connection, or an answer that is not JSON: the same to the reader.
  }
  return new Map(asked.map((poll) => [poll, readAnswer(poll, body)]));
}

/** What an answer says of one list. One that is left out has not changed. */
function readAnswer(poll: Poll, body: unknown): Answer {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return err(poll.failure);
  const change: unknown = Object.entries(body).find(([name]) => name === poll.endpoint)?.[1];
  if (change === undefined) return poll.known ? ok(poll.known.items) : err(poll.failure);
  if (typeof change !== 'object' || change === null) return err(poll.failure);
  if (!('items' in change) || !isList<Entry>(change.items))
    return err(errorOf(change) ?? poll.failure);
  if ('tag' in change && typeof change.tag === 'string')
    poll.known = { tag: change.tag, items: change.items };
  return ok(change.items);
}
