import 'server-only';
import { MINUTE_MS } from '@/lib/format/elapsed';
import { safeDecode } from '@/lib/format/safeDecode';
import { localPath } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import { provider } from '@/lib/provider/provider';
import { withoutCutLetter } from '@/lib/request/cutLetter.mjs';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { withTimeout } from '@/lib/request/withTimeout';
import { err, ok, type Result } from '@/lib/result';
import { storyPath } from '@/lib/story/story';
import { findStory } from './findStory';

/** Null if the CMS has no story there; `unknown` if it failed or the rate limit was reached. */
export type StoryAddress = Result<string | null, 'unknown'>;

const KEPT = 2000;

/** A found address stays valid; a missing one may soon belong to a new story. */
const FOUND_MS = 60 * MINUTE_MS;
const ABSENT_MS = MINUTE_MS;

const SLOW_MS = 500;

const SEGMENTS = 6;
const SEGMENT_LENGTH = 200;
const NO_STORY = /^(?:\.|wp-|cgi-bin$|feed$|rss$|trackback$)|\.(?!html?$)[a-z0-9]{1,5}$/i;

export function couldBeStory(path: string): boolean {
  const segments = path.split('/').filter(Boolean).map(withoutCutLetter).map(safeDecode);
  return (
    segments.length > 0 &&
    segments.length <= SEGMENTS &&
    segments.every((segment) => segment.length <= SEGMENT_LENGTH && !NO_STORY.test(segment))
  );
}

const memory = () =>
  processGlobal('site.storyAddresses', () => ({
    answers: new Map<string, { page: string | null; at: number }>(),
  }));

/**
 * This site's page for a CMS address, with language prefix. Falls back to the last answer if the
 * CMS fails or is slow.
 */
export async function storyAddress(address: string, locale: Locale): Promise<StoryAddress> {
  const known = memory().answers.get(address);
  const age = Math.abs(Date.now() - (known?.at ?? 0));
  if (known && age < (known.page === null ? ABSENT_MS : FOUND_MS)) return ok(known.page);
  const asked = askFor(address, locale);
  if (!known?.page) return asked;
  const answer = await withTimeout(SLOW_MS, asked);
  return answer?.ok ? answer : ok(known.page);
}

async function askFor(address: string, locale: Locale): Promise<StoryAddress> {
  const { answers } = memory();
  const at = Date.now();
  const known = await provider.idAt(address);
  if (known && !known.ok) return err('unknown');
  const id = known?.value ?? null;
  const story = id === null ? null : await findStory(id, locale);
  // Not cached, because the language is only a guess from this request.
  if (id !== null && !story?.ok) return ok(localPath(storyPath(id), locale));
  const page = story?.ok ? localPath(storyPath(story.value.id), story.value.lang) : null;
  answers.delete(address);
  answers.set(address, { page, at });
  const [oldest] = answers.keys();
  if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest);
  return ok(page);
}
