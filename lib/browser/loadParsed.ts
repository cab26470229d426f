import { err, ok, type Result } from '@/lib/result';
import { fetchAnew } from './fetchAnew';

export async function loadParsed<T>(
  path: string,
  isAnswer: (body: unknown) => body is T,
): Promise<Result<T, 'failed'>> {
  try {
    const response = await fetchAnew(path);
    const body: unknown = await response.json();
    if (response.ok && isAnswer(body)) return ok(body);
  } catch {}
  return err('failed');
}
