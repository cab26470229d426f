import useSWR from 'swr';
import type { Result } from '@/lib/result';
import { loadPins } from '@/lib/tools/pin/loadPins';
import type { PinAnswer } from '@/lib/tools/pin/pinAnswer';

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
