import useSWR from 'swr';
import type { Result } from '@/lib/result';
import { loadAnswer } from '@/lib/tools/data/loadToolData';
import type { PinAnswer } from '@/lib/tools/pin/pinAnswer';

/** The server's types hold for what is in the lists. */
const isAnswer = (body: unknown): body is PinAnswer =>
  typeof body === 'object' &&
  body !== null &&
  'records' in body &&
  Array.isArray(body.records) &&
  'offices' in body &&
  Array.isArray(body.offices);

/** Asks the site's own endpoint what a search finds. */
const loadPins = (path: string): Promise<Result<PinAnswer, 'failed'>> => loadAnswer(path, isAnswer);

export type PinFeedProps = {
  path: string;
  /** The number of the search: the same text is asked for again, too. */
  search: number;
  onResult: (search: number, result: Result<PinAnswer, 'failed'>) => void;
};

/** Asks what a search finds; renders nothing. */
export function PinFeed({ path, search, onResult }: PinFeedProps) {
  useSWR([path, search], () => loadPins(path), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    onSuccess: (result) => onResult(search, result),
  });
  return null;
}
