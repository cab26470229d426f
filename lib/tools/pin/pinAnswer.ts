import type { Office } from './directory/office';
import type { PinRecord } from './pinRecord';

/** What a search finds: the sample records first, then offices of the directory. */
export type PinAnswer = {
  records: readonly PinRecord[];
  offices: readonly Office[];
  /** Whether the directory has more than were asked for. */
  hasMore: boolean;
};

/** How many results are shown first, and with each "more". */
export const RESULTS_STEP = 20;

/** Further ones are found by writing more of the name. */
export const MOST_RESULTS = 200;

export const resultCount = ({ records, offices }: PinAnswer) => records.length + offices.length;
