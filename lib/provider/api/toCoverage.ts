import { hash } from 'node:crypto';
import { BoundedMap } from '@/lib/boundedMap';
import { isRecord } from '@/lib/isObject';
import { embedOf } from '@/lib/provider/body/writing/embeds';
import { logLoss } from '@/lib/provider/client/logFeed';
import { coverageOf } from '@/lib/provider/live/coverageOf';
import { withOwnNames } from '@/lib/provider/source/fieldNames';
import { LIVE_LIMITS } from '@/lib/provider/source/limits';
import { type Media, pictureUrl, videoUrl } from '@/lib/provider/source/media';
import { momentOf } from '@/lib/provider/source/momentOf';
import { timestamp } from '@/lib/provider/source/timestamp';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import type { Body } from '@/lib/story/body';
import type { Coverage, LiveUpdate } from '@/lib/story/coverage';
import { plainFields } from './plainFields';
import {
  type ProviderStory,
  type ProviderUpdate,
  providerUpdateSchema,
  updateTimesOf,
} from './providerSchema';
import { readText } from './readText';

const SOURCE = '/api';

export function toCoverage(raw: ProviderStory, media: Media, now: number): Coverage | null {
  const { updates: given = [] } = raw;
  const updates = newestOf(given).flatMap((update) => toUpdate(update, media) ?? []);
  if (updates.length < given.length)
    logLoss(
      SOURCE,
      `kept ${updates.length} of ${given.length} updates of story ${raw.id ?? raw._id ?? ''}`,
      'updates',
    );
  return coverageOf(
    {
      startedAt: momentOf([raw.coverageStart], SOURCE),
      endedAt: momentOf([raw.coverageEnd], SOURCE),
      pinned: raw.pinnedUpdate,
      updates,
    },
    now,
  );
}

type Dated = { given: unknown; index: number; at: string; changedAt: string | null };

/** Keeps the source's order: of two changes at the same time the later entry counts. */
const newestOf = (given: readonly unknown[]): Dated[] =>
  given
    .slice(0, LIVE_LIMITS.read)
    .flatMap((update, index) => dated(update, index) ?? [])
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, LIVE_LIMITS.updates)
    .sort((a, b) => a.index - b.index);

function dated(given: unknown, index: number): Dated | null {
  const own = updateTimesOf(given);
  const isTimed = own?.timestamp ?? own?.createdAt;
  const named = isTimed === undefined && isRecord(given) ? withOwnNames(given) : null;
  const times = named ? updateTimesOf({ ...named, timestamp: named.timestamp ?? named.time }) : own;
  const at = times && momentOf([times.timestamp, times.createdAt], SOURCE);
  const changed = times?.updatedAt ?? times?.modifiedAt;
  return at ? { given, index, at, changedAt: changed ? timestamp(changed) : null } : null;
}

/** Two full live pages: each change resends all updates, and parsing one costs ten cache hits. */
const MEMORY = { count: 2 * LIVE_LIMITS.updates, bytes: 32e6 };
const BYTES_FACTOR = 4;

const memory = () =>
  processGlobal('site.liveUpdates', () => new BoundedMap<{ update: LiveUpdate | null }>(MEMORY));

function toUpdate(dated: Dated, media: Media): LiveUpdate | null {
  const raw = JSON.stringify(dated.given);
  const key = hash('sha256', media.base + raw, 'base64');
  const known = memory().get(key) ?? { update: readUpdate(dated, media) };
  memory().set(key, known, BYTES_FACTOR * raw.length);
  return known.update;
}

function readUpdate({ given, at, changedAt }: Dated, media: Media): LiveUpdate | null {
  const fields = plainFields(given);
  const { data } = providerUpdateSchema.safeParse(
    isRecord(fields) ? { ...fields, headline: fields.headline ?? fields.title } : fields,
  );
  if (!data) return null;
  return {
    id: data.id,
    at,
    ...(changedAt && { changedAt }),
    headline: data.headline ?? '',
    body: bodyOf(data, media),
    ...(data.author && { author: data.author }),
    picture: pictureUrl(data.imageUrl, media),
    videoUrl: videoUrl(data.videoUrl, media),
    isKey: data.isKey ?? false,
  };
}

function bodyOf({ id, content = '', videoUrl: video }: ProviderUpdate, media: Media): Body | null {
  const embed = embedOf(video, media.base);
  const text = readText(content, id, media).body ?? [];
  const body = embed ? [...text, embed] : text;
  return body.length > 0 ? body : null;
}
