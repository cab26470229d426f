import { z } from 'zod';
import { environment } from '@/lib/config/environment.mjs';

const PUBLIC = 'public';
/** Visibilities of posts for members: https://docs.ghost.org/members. */
const FOR_MEMBERS = ['members', 'paid', 'tiers'];

const shownVisibilities = (): readonly string[] =>
  environment().GHOST_MEMBERS_POSTS === 'teaser' ? [PUBLIC, ...FOR_MEMBERS] : [PUBLIC];

/** Required: a post without a visibility must not show. */
export const visibilitySchema = z.string().refine((given) => shownVisibilities().includes(given));

export const isForMembers = ({ visibility }: { visibility: string }) => visibility !== PUBLIC;

/** NQL filters of the Content API: https://docs.ghost.org/content-api/filtering. */

/** Security: Ghost lists members-only posts too. */
export function isShown(filter?: string): string {
  const [only = '', ...others] = shownVisibilities();
  const visible = others.length > 0 ? `[${[only, ...others].join()}]` : only;
  return filter ? `visibility:${visible}+(${filter})` : `visibility:${visible}`;
}

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

const WORDS = 8;

/** Matches titles only, because the Content API has no full-text search. Null without a word. */
export function titleHas(words: string): string | null {
  const found = words
    .split(/[\s"\\]+/)
    .filter(Boolean)
    .slice(0, WORDS);
  return found.length > 0 ? found.map((word) => `title:~${quoted(word)}`).join('+') : null;
}
