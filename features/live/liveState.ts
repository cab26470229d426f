import { type LiveAnswer, UPDATES_PER_PAGE, withdrawnOf } from '@/lib/stories/liveAnswer';
import { lastChangeOf } from '@/lib/stories/updateAddress';
import type { IsoUtc, LiveUpdate } from '@/lib/story/coverage';

export type Shown = Pick<LiveUpdate, 'id' | 'at' | 'changedAt'>;

export type LiveState = {
  after: string | null;
  shown: readonly Shown[];
  /** Shown updates that came or changed since the page was made, by id; null for withdrawn ones. */
  anew: ReadonlyMap<string, LiveUpdate | null>;
  /** Wait for a tap; newest first. */
  pending: readonly LiveUpdate[];
  /** More came than an answer holds, so only a new page has all. */
  hasGap: boolean;
  last: LiveAnswer | null;
};

export const startState = (shown: readonly Shown[], newest: string | null): LiveState => ({
  after: newest,
  shown,
  anew: new Map(),
  pending: [],
  hasGap: false,
  last: null,
});

const newestFirst = (one: Shown, other: Shown) =>
  one.at === other.at ? 0 : one.at < other.at ? 1 : -1;

/** Only a later one: processes date the same edit each by its own clock. */
const isChange = (update: Shown, known: Shown) => lastChangeOf(update) > lastChangeOf(known);

/** An unknown update belongs on the page if its date is in this range. */
export type Span = {
  /** ISO, UTC: later ones belong on the first page, which is this one or the one that is linked. */
  shownSince: IsoUtc | '';
  /** For later pages, which get updates filed late; null on the first page. */
  filedLate: { since: IsoUtc | ''; until: IsoUtc } | null;
};

const isNewHere = ({ at }: Shown, { shownSince, filedLate }: Span) =>
  at > shownSince || (filedLate !== null && at > filedLate.since && at < filedLate.until);

/** Folds in an answer, by id, since updates repeat. */
export function receive(state: LiveState, answer: LiveAnswer, span: Span): LiveState {
  const known = new Map(state.shown.map((one) => [one.id, one]));
  const anew = new Map(state.anew);
  const pending = new Map(state.pending.map((one) => [one.id, one]));
  for (const update of answer.updates) {
    const before = known.get(update.id);
    const last = anew.get(update.id);
    const waiting = pending.get(update.id);
    if (before) {
      if (last === null || isChange(update, last ?? before)) anew.set(update.id, update);
    } else if (waiting ? isChange(update, waiting) : isNewHere(update, span))
      pending.set(update.id, update);
  }
  for (const id of withdrawnOf(answer, state.shown)) anew.set(id, null);
  for (const id of withdrawnOf(answer, state.pending)) pending.delete(id);
  const overlaps = answer.updates
    .slice(0, UPDATES_PER_PAGE)
    .some(({ id }) => known.has(id) || state.pending.some((one) => one.id === id));
  return {
    ...state,
    after: answer.newest,
    anew,
    pending: [...pending.values()].sort(newestFirst),
    hasGap: state.hasGap || (answer.reset === true && !overlaps && state.shown.length > 0),
    last: answer,
  };
}

/** The newest shown update, if it came or changed since the page was made. */
export function newestAnew({ shown, anew, last }: LiveState): LiveUpdate | null {
  // In the answer's order, which has those last that are dated ahead of the clock.
  const newest = last?.standing.find((id) => shown.some((one) => one.id === id));
  return (newest !== undefined && anew.get(newest)) || null;
}

export const reveal = (state: LiveState): LiveState => ({
  ...state,
  shown: [...state.pending, ...state.shown],
  anew: new Map([...state.anew, ...state.pending.map((one) => [one.id, one] as const)]),
  pending: [],
});
