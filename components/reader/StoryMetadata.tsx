import { useEffect } from 'react';
import type { Story } from '@/lib/stories/model/story';
import { storyDescription } from '@/lib/stories/model/storyDescription';

type Props = {
  story: Pick<Story, 'title' | 'body' | 'summary'>;
  /** With its language prefix. */
  path: string;
};

/**
 * Lets the page's metadata describe the story that is open over it, and puts the page's own back
 * when it closes. A phone's share menu sends the canonical URL, which would be the page behind.
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

/** Changes an attribute of the first element that a selector finds; gives back what undoes it. */
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
