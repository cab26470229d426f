import 'server-only';
import { MINUTE_MS } from '@/lib/format/elapsed';
import { safeDecode } from '@/lib/format/safeDecode';
import { localPath } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/routing';
import { provider } from '@/lib/provider/provider';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { withTimeout } from '@/lib/request/withTimeout';
import { err, ok, type Result } from '@/lib/result';
import { storyPath } from '@/lib/stories/model/story';
import { findStory } from './findStory';

/**
 * The page of the story that the publishing system shows at an address of its own; null where it
 * shows none. `unknown`: it did not answer, or more was asked than it is asked for.
 */
export type StoryAddress = Result<string | null, 'unknown'>;

/** Anybody can make up addresses: so many are remembered. */
const KEPT = 2000;

/** A story keeps its address; one that leads nowhere may be that of the next story. */
const FOUND_MS = 60 * MINUTE_MS;
const NOWHERE_MS = MINUTE_MS;

/** A system that is well answers sooner. */
const SLOW_MS = 500;

const SEGMENTS = 6;
const SEGMENT_LENGTH = 200;
/** System folders, hidden files, feeds, and files other than documents. */
const NO_STORY = /^(?:\.|wp-|cgi-bin$|feed$|rss$|trackback$)|\.(?!html?$)[a-z0-9]{1,5}$/i;

/** Whether a path, as it was sent, has the shape of a story's address in any publishing system. */
export function couldBeStory(path: string): boolean {
  const segments = path.split('/').filter(Boolean).map(safeDecode);
  return (
    segments.length > 0 &&
    segments.length <= SEGMENTS &&
    segments.every((segment) => segment.length <= SEGMENT_LENGTH && !NO_STORY.test(segment))
  );
}

const memory = () =>
  processGlobal('site.storyAddresses', () => ({
    /** The oldest first. */
    answers: new Map<string, { page: string | null; at: number }>(),
  }));

/**
 * Where an address of the publishing system leads, with the language prefix of the story. Where that was
 * known earlier it still counts while the system fails, and once it takes longer than half a second.
 */
export async function storyAddress(address: string, locale: Locale): Promise<StoryAddress> {
  const known = memory().answers.get(address);
  const age = Math.abs(Date.now() - (known?.at ?? 0));
  if (known && age < (known.page === null ? NOWHERE_MS : FOUND_MS)) return ok(known.page);
  const asked = askFor(address, locale);
  if (!known?.page) return asked;
  const answer = await withTimeout(SLOW_MS, asked);
  return answer?.ok ? answer : ok(known.page);
}

/** Asks the system, and remembers what it says. */
async function askFor(address: string, locale: Locale): Promise<StoryAddress> {
  const { answers } = memory();
  const at = Date.now();
  const id = await provider.idAt(address);
  if (id && !id.ok) return err('unknown');
  const page = id?.value == null ? null : await pageOfStory(id.value, locale);
  answers.delete(address);
  answers.set(address, { page, at });
  const [oldest] = answers.keys();
  if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest);
  return ok(page);
}

/** In the story's own language, where it can be had now. */
async function pageOfStory(id: string, locale: Locale): Promise<string> {
  const story = await findStory(id, locale);
  return localPath(storyPath(id), story.ok ? story.value.lang : locale);
}
