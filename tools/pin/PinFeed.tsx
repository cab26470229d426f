import useSWR from 'swr';
import { loadParsed } from '@/lib/browser/loadParsed';
import { isObject } from '@/lib/isObject';
import type { Result } from '@/lib/result';
import type { PinAnswer } from './pinAnswer';

/** Checks the shape only: the server's types cover the lists' contents. */
const isAnswer = (body: unknown): body is PinAnswer =>
  isObject(body) && Array.isArray(body.records) && Array.isArray(body.offices);

const loadPins = (path: string): Promise<Result<PinAnswer, 'failed'>> => loadParsed(path, isAnswer);

export type PinFeedProps = {
  path: string;
  /** Part of the key, so that repeating the same text fetches again. */
  search: number;
  onResult: (search: number, result: Result<PinAnswer, 'failed'>) => void;
};

export function PinFeed({ path, search, onResult }: PinFeedProps) {
  useSWR([path, search], () => loadPins(path), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    onSuccess: (result) => onResult(search, result),
  });
  return null;
}
