import type { Result } from '@/lib/result';
import { loadAnswer } from '@/lib/tools/data/loadAnswer';
import type { PinAnswer } from './pinAnswer';

/** The server's types hold for what is in the lists. */
const isAnswer = (body: unknown): body is PinAnswer =>
  typeof body === 'object' &&
  body !== null &&
  'records' in body &&
  Array.isArray(body.records) &&
  'offices' in body &&
  Array.isArray(body.offices);

/** Asks the site's own endpoint what a search finds. */
export const loadPins = (path: string): Promise<Result<PinAnswer, 'failed'>> =>
  loadAnswer(path, isAnswer);
