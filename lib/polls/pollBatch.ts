import { fetchAnew } from '@/lib/browser/fetchAnew';
import { type Entry, errorOf, isList, loadFeed } from '@/lib/browser/loadFeed';
import { isObject } from '@/lib/isObject';
import { err, ok, type Result } from '@/lib/result';
import { POLL_INTERVALS_MS, type PolledEndpoint } from './pollIntervals';

type Answer = Result<readonly Entry[], string>;

export type Polled = {
  endpoint: PolledEndpoint;
  lang: string;
  query: string;
  failure: string;
};

type Call = { isUnderWay: boolean; answer: Promise<Answer> };

type Poll = Polled & {
  askedAt: number;
  call: Call | null;
  known: { tag: string; items: readonly Entry[] } | null;
};

const TOGETHER_MS = 1000;

const polls = new Map<string, Poll>();

export const pathOf = ({ endpoint, lang, query }: Omit<Polled, 'failure'>) =>
  `/api/${endpoint}?lang=${lang}${query}`;

export function joinPolls(polled: Polled): () => void {
  const path = pathOf(polled);
  polls.set(path, { ...polled, askedAt: Date.now(), call: null, known: null });
  return () => polls.delete(path);
}

const isDue = ({ endpoint, askedAt }: Poll) =>
  Date.now() - askedAt >= POLL_INTERVALS_MS[endpoint] - TOGETHER_MS;

const isRecent = ({ call, askedAt }: Poll) =>
  call?.isUnderWay === true || Math.abs(Date.now() - askedAt) < TOGETHER_MS;

const turn = new Set<Poll>();

/** Sorted, so edges cache few distinct URLs. */
function takeTurn(): Poll[] {
  const asked = [...polls.values()].filter(
    (poll) => turn.has(poll) || (isDue(poll) && !isRecent(poll)),
  );
  turn.clear();
  const order = Object.keys(POLL_INTERVALS_MS);
  return asked.sort((a, b) => order.indexOf(a.endpoint) - order.indexOf(b.endpoint));
}

/** Polls due together (all of them after sleep or an outage) share one request. */
export async function pollList<T extends Entry>(
  path: string,
): Promise<Result<readonly T[], string>> {
  const poll = polls.get(path);
  if (!poll) return err(path);
  if (!(poll.call && isRecent(poll))) {
    turn.add(poll);
    await Promise.resolve();
    if (turn.size > 0) send(takeTurn());
  }
  const answer = await poll.call?.answer;
  if (!answer?.ok) return answer ?? err(poll.failure);
  return isList<T>(answer.value) ? ok(answer.value) : err(poll.failure);
}

function send(asked: readonly Poll[]): void {
  const together = asked.length > 1 ? loadUpdates(asked) : undefined;
  for (const poll of asked) {
    const answer = together
      ? together.then((answers) => answers?.get(poll) ?? loadAlone(poll))
      : loadAlone(poll);
    const call: Call = {
      isUnderWay: true,
      answer: answer.finally(() => {
        call.isUnderWay = false;
      }),
    };
    poll.askedAt = Date.now();
    poll.call = call;
  }
}

const loadAlone = (poll: Poll): Promise<Answer> => loadFeed<Entry>(pathOf(poll), poll.failure);

const listOf = ({ endpoint, known }: Poll) => (known ? `${endpoint}.${known.tag}` : endpoint);

/** Null from an older deployment, which lacks this endpoint. */
async function loadUpdates(asked: readonly Poll[]): Promise<Map<Poll, Answer> | null> {
  let body: unknown;
  try {
    const query = asked.map(({ query }) => query).join('');
    const response = await fetchAnew(
      `/api/updates?lang=${asked[0]?.lang}${query}&lists=${asked.map(listOf).join()}`,
    );
    if (response.status === 404) return null;
    // A 502 has an error per list; after another error the lists would seem unchanged.
    if (response.ok || response.status === 502) body = await response.json();
  } catch {}
  return new Map(asked.map((poll) => [poll, readAnswer(poll, body)]));
}

/** A list missing from the answer is unchanged. */
function readAnswer(poll: Poll, body: unknown): Answer {
  if (!isObject(body) || Array.isArray(body)) return err(poll.failure);
  const change: unknown = Object.entries(body).find(([name]) => name === poll.endpoint)?.[1];
  if (change === undefined) return poll.known ? ok(poll.known.items) : err(poll.failure);
  if (!isObject(change)) return err(poll.failure);
  if (!isList<Entry>(change.items)) return err(errorOf(change) ?? poll.failure);
  if (typeof change.tag === 'string') poll.known = { tag: change.tag, items: change.items };
  return ok(change.items);
}
