import { slugOf } from '@/lib/format/slugOf';
import type { Term } from '@/lib/story/story';

export function termsOf(names: readonly string[]): Term[] {
  const terms = new Map<string, Term>();
  for (const name of names) {
    const slug = slugOf(name);
    if (slug && !terms.has(slug)) terms.set(slug, { name, slug });
  }
  return [...terms.values()];
}
