import { useEffect } from 'react';
import type { Story } from '@/lib/story/story';
import { storyDescription } from '@/lib/story/storyDescription';

type Props = {
  story: Pick<Story, 'title' | 'body' | 'summary'>;
  path: string;
};

/**
 * Phones share the canonical URL, which would be the page behind the reader. Restores the metadata
 * on close.
 */
export function StoryMetadata({ story, path }: Props) {
  const { title } = story;
  const description = storyDescription(story);
  useEffect(() => {
    const restore = [
      set('link[rel=canonical]', 'href', (current) => new URL(path, current).href),
      set('meta[property="og:url"]', 'content', (current) => new URL(path, current).href),
      ...[
        'meta[name=description]',
        'meta[property="og:description"]',
        'meta[name="twitter:description"]',
      ].map((tag) => set(tag, 'content', () => description)),
      ...['meta[property="og:title"]', 'meta[name="twitter:title"]'].map((tag) =>
        set(tag, 'content', () => title),
      ),
    ];
    return () => restore.forEach((undo) => undo());
  }, [title, description, path]);
  return null;
}

function set(
  selector: string,
  attribute: 'href' | 'content',
  change: (current: string) => string,
): () => void {
  const element = document.head.querySelector(selector);
  const before = element?.getAttribute(attribute) ?? null;
  if (!element || before === null) return () => {};
  element.setAttribute(attribute, change(before));
  return () => element.setAttribute(attribute, before);
}
