import { CLOCKS_DIFFER_MS, DAY_MS, HOUR_MS } from '@/lib/format/elapsed';
import { momentAt } from '@/lib/provider/dates/zones';
import type { Block, Body } from '@/lib/story/body';
import { inlineText } from '@/lib/story/bodyText';
import type { LiveUpdate } from '@/lib/story/coverage';
import { type NamedDay, timedHeading, type TimeLine, timeLine } from './timeLine';

type Section = { headline: string; time: number | null; day: NamedDay | null; blocks: Block[] };

type Post = { publishedAt: string; modifiedAt: string; timeZone: string };

/** At its time lines, else at headings of level 2 and 3; text before the first is the introduction. */
export function updatesOfBody(body: Body, post: Post): { intro: Body; updates: LiveUpdate[] } {
  const { intro, sections } = sectionsOf(body);
  const filled = sections.filter(({ headline, blocks }) => headline || blocks.length > 0);
  const published = localDay(post.publishedAt, post.timeZone);
  const oldestFirst = isOldestFirst(filled, published) ? filled : filled.toReversed();
  const moments = momentsOf(oldestFirst, post, published);
  const ids = new Map<string, number>();
  return {
    intro,
    updates: oldestFirst.flatMap(({ headline, time, blocks }, index) => {
      const at = moments[index];
      if (at === undefined) return [];
      const name = time === null ? `h ${headline}` : `t${at.replace(/\D/g, '').slice(0, 12)}`;
      const count = (ids.get(name) ?? 0) + 1;
      ids.set(name, count);
      return {
        id: count === 1 ? name : `${name}-${count}`,
        at,
        headline,
        body: blocks.length > 0 ? blocks : null,
        picture: null,
        videoUrl: null,
        isKey: false,
      };
    }),
  };
}

const isHeading = (block: Block) => block.type === 'heading' && block.level < 4;

const textOf = (block: Block | undefined): string =>
  block?.type === 'heading' || block?.type === 'paragraph' ? inlineText(block.content).trim() : '';

function lineOf(block: Block): TimeLine | null {
  if (isHeading(block)) return timedHeading(textOf(block));
  return block.type === 'paragraph' ? timeLine(textOf(block)) : null;
}

const startOf = (block: Block, { headline }: TimeLine): Block[] =>
  block.type === 'paragraph' && headline ? [{ type: 'paragraph', content: [headline] }] : [];

function sectionsOf(body: Body): { intro: Block[]; sections: Section[] } {
  const lines = body.map(lineOf);
  const isTimed = lines.some((line) => line !== null);
  const intro: Block[] = [];
  const sections: Section[] = [];
  let headline = '';
  for (const [index, block] of body.entries()) {
    const line = lines[index];
    const last = sections.at(-1);
    if (line) {
      sections.push({
        time: line.time,
        day: line.day,
        headline: (isHeading(block) && line.headline) || headline,
        blocks: startOf(block, line),
      });
      headline = '';
    } else if (isHeading(block) && !isTimed)
      sections.push({ time: null, day: null, headline: textOf(block), blocks: [] });
    else if (isHeading(block) && isTimed && lines[index + 1]?.headline === '')
      headline = textOf(block);
    else if (isHeading(block) && last?.headline === '' && last.blocks.length === 0)
      last.headline = textOf(block);
    else (last?.blocks ?? intro).push(block);
  }
  return { intro, sections };
}

function isOldestFirst(sections: readonly Section[], published: number): boolean {
  const isDated = sections.every(({ day }) => day !== null);
  const times = sections.flatMap(({ time, day }) =>
    time === null ? [] : time + (isDated && day ? utcOf(day, published) : 0),
  );
  const rises = times.filter((time, index) => time > (times[index - 1] ?? Infinity)).length;
  const falls = times.filter((time, index) => time < (times[index - 1] ?? -Infinity)).length;
  return rises > falls;
}

/** Times typed out of order differ by less than this. */
const SLIP_MS = 2 * HOUR_MS;

/** A time well before the last one means the next day; untimed updates follow by milliseconds. */
function momentsOf(
  oldestFirst: readonly Section[],
  { publishedAt, modifiedAt, timeZone }: Post,
  published: number,
): string[] {
  const latest = Date.parse(modifiedAt) + CLOCKS_DIFFER_MS;
  let day = momentAt(published, timeZone);
  let last = -Infinity;
  return oldestFirst.map(({ time, day: named }, index) => {
    if (time === null) return new Date(Date.parse(publishedAt) + index).toISOString();
    if (named) day = momentAt(utcOf(named, published), timeZone);
    else if (day + time < last - DAY_MS / 2) day += DAY_MS;
    else if (day + time < last - SLIP_MS && day + DAY_MS + lastOfDay(oldestFirst, index) <= latest)
      day += DAY_MS;
    last = day + time;
    return new Date(last).toISOString();
  });
}

function lastOfDay(oldestFirst: readonly Section[], from: number): number {
  let last = -Infinity;
  for (let at = from; at < oldestFirst.length; at++) {
    const { time = null, day } = oldestFirst[at] ?? {};
    if (time === null || (day && at > from) || time < last - SLIP_MS) break;
    last = Math.max(last, time);
  }
  return last;
}

/** Midnight of the local day of `moment`, as if the local clock were UTC. */
function localDay(moment: string, timeZone: string): number {
  const given = Date.parse(moment);
  const local = given + (given - momentAt(given, timeZone));
  return Math.floor(local / DAY_MS) * DAY_MS;
}

/** Without a year, the day nearest to publication: around New Year a post may have two years. */
function utcOf({ year, month, day }: NamedDay, published: number): number {
  const ofPost = new Date(published).getUTCFullYear();
  const years = year === null ? [ofPost, ofPost - 1, ofPost + 1] : [year];
  const distance = (one: number) => Math.abs(one - published);
  const [nearest = published] = years
    .map((one) => Date.UTC(one, month - 1, day))
    .sort((one, other) => distance(one) - distance(other));
  return nearest;
}
