import { categoryKey, stateKey } from '@/lib/content/keys';
import { hasSection } from '@/lib/pages/topicPath';
import type { Block } from '@/lib/story/body';
import { bodyText, inlineText } from '@/lib/story/bodyText';
import { isInFuture } from '@/lib/story/futureDates';
import { type Story, writtenIn } from '@/lib/story/story';

export type ImportReport = {
  summary: string;
  /** One line per kind of content that the site would omit or change; empty for a clean source. */
  findings: readonly string[];
};

const NAMED = 3;

/** `[gallery ids="1"]`, `[/vc_row]`, but not editors' `[sic]` or `[1]`. */
const SHORTCODE = /\[\/?[a-z]\w*(?:[_-]\w+|\s+[a-z_-]+=)[^\]]{0,200}\]|\[\/[a-z]\w*\]/i;
const MARKUP = /<\/?[a-z][a-z0-9]*(?:\s[^<>]{0,200})?>/i;

function count(names: readonly string[]): string {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, number]) => `${name} ${number}`)
    .join(', ');
}

const textOf = ({ title, summary, body }: Story) => `${title}\n${summary}\n${bodyText(body ?? [])}`;

function linkedHost(block: Block): string[] {
  if (block.type !== 'paragraph') return [];
  const [link, ...others] = block.content;
  if (others.length > 0 || typeof link !== 'object' || link.type !== 'link') return [];
  const host = URL.canParse(link.href) ? new URL(link.href).hostname.replace(/^www\./, '') : '';
  return host !== '' && inlineText(link.content).includes(host) ? [host] : [];
}

function daysOf(stories: readonly Story[]): string {
  const days = stories.flatMap(({ publishedAt }) => publishedAt?.slice(0, 10) ?? []).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined) return '';
  return first === last ? ` of ${first}` : ` of ${first} to ${last}`;
}

function listedCategory({ category }: Story): string | null {
  const key = category === null ? null : categoryKey(category);
  return key !== null && hasSection(key) ? key : null;
}

/** A state has its own page, and the section of all states lists its stories. */
const isUnfiled = (story: Story): boolean =>
  listedCategory(story) === null && (story.state === null || stateKey(story.state) === null);

function unfiled(found: readonly Story[]): string {
  const named = found.flatMap(({ category }) => category ?? []);
  return named.length > 0
    ? `in no section; give their categories a section in NEWS_CATEGORIES: ${count(named)}`
    : 'in no section: the source gives them no category';
}

type Kind = string | ((found: readonly Story[]) => string);

type KindOf = readonly [kind: Kind, isTrue: (story: Story, now: number) => boolean];

function copied(found: readonly Story[]): string {
  const hosts = found.flatMap(({ canonicalUrl: url }) => (url ? new URL(url).host : []));
  return `marked as copies of ${count(hosts)}: search engines get that address, and no sitemap lists them`;
}

const KINDS: readonly KindOf[] = [
  ['without a date: shown last, and in no feed', ({ publishedAt }) => publishedAt === null],
  [
    'dated in the future: shown last; the time zone of their system may be wrong',
    ({ publishedAt }, now) => publishedAt !== null && isInFuture(publishedAt, now),
  ],
  ['without a text', ({ body }) => !body || body.length === 0],
  ['with a text that is cut at the end', ({ body }) => body?.at(-1)?.type === 'truncated'],
  [unfiled, isUnfiled],
  [copied, ({ canonicalUrl }) => canonicalUrl !== undefined],
  ['kept out of search engines by their editors', ({ unlisted }) => unlisted === true],
  ['with shortcodes left in their text', (story) => SHORTCODE.test(textOf(story))],
  ['with tags left in their text', (story) => MARKUP.test(textOf(story))],
];

/**
 * The newsroom's report on its source: stories as shown, and content that the site would omit.
 *
 * @param stories with their bodies, as the source's reader gives them
 * @param lines the reader's log, which names what it omitted
 */
export function importReport(
  stories: readonly Story[],
  lines: readonly string[],
  now: number,
): ImportReport {
  const titles = (found: readonly Story[]) =>
    found
      .slice(0, NAMED)
      .map(({ id, title }) => `"${title.slice(0, 60)}" (${id})`)
      .join('; ');
  const kinds = KINDS.flatMap(([kind, isTrue]) => {
    const found = stories.filter((story) => isTrue(story, now));
    if (found.length === 0) return [];
    const named = typeof kind === 'string' ? kind : kind(found);
    return [`${found.length} of ${stories.length} ${named}: ${titles(found)}`];
  });
  const hosts = stories.flatMap(({ body }) => (body ?? []).flatMap(linkedHost));
  const embeds = stories.flatMap(({ body }) =>
    (body ?? []).flatMap((block) => (block.type === 'embed' ? block.provider : [])),
  );
  const pictures = stories.filter(({ picture }) => picture !== null).length;
  const facts = [
    `languages ${count(stories.map(writtenIn))}`,
    `${pictures} with a picture`,
    `sections ${count(stories.map((story) => listedCategory(story) ?? 'none'))}`,
  ];
  const summary = [
    `${stories.length} stories${daysOf(stories)}`,
    ...(stories.length > 0 ? facts : []),
    ...(embeds.length > 0 ? [`embeds ${count(embeds)}`] : []),
  ].join('; ');
  return {
    summary,
    findings: [
      ...lines,
      ...(stories.length === 0 ? ['no story could be read'] : []),
      ...kinds,
      ...(pictures === 0 && stories.length > 0
        ? ['no story has a picture: add the picture hosts to NEWS_IMAGE_HOSTS']
        : []),
      ...(hosts.length > 0 ? [`embeds shown as links: ${count(hosts)}`] : []),
    ],
  };
}
