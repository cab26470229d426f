import { z } from 'zod';
import { environment } from '@/lib/config/environment.mjs';

const PUBLIC = 'public';
/** Who else may read a post whole: https://docs.ghost.org/members. */
const FOR_MEMBERS = ['members', 'paid', 'tiers'];

export const shownVisibilities = (): readonly string[] =>
  environment().GHOST_MEMBERS_POSTS === 'teaser' ? [PUBLIC, ...FOR_MEMBERS] : [PUBLIC];

/** Required, because only posts that say who may read them may show. */
export const visibilitySchema = z.string().refine((given) => shownVisibilities().includes(given));

export const isForMembers = ({ visibility }: { visibility: string }) => visibility !== PUBLIC;
