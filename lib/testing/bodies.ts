import { bodyOfHtml } from '@/lib/provider/body/bodyOfHtml';
import type { Block, Body } from '@/lib/story/body';

export const SITE = 'https://cms.narmada24.example';
export const UPLOADS = `${SITE}/wp-content/uploads`;
export const GHOST = `${SITE}/content/images`;

const CONTEXT = {
  base: `${SITE}/2026/11/rain/`,
  media: {
    base: SITE,
    sources: [
      { origin: SITE, path: '/wp-content/uploads/' },
      { origin: SITE, path: '/content/' },
    ],
  },
};

export const read = (html: string): Body => bodyOfHtml(html, CONTEXT);
export const p = (...content: Extract<Block, { type: 'paragraph' }>['content']): Block => ({
  type: 'paragraph',
  content,
});

/** A paragraph of a box beside the running text. */
export const aside = (...content: Extract<Block, { type: 'paragraph' }>['content']): Block => ({
  type: 'paragraph',
  content,
  isAside: true,
});
export const link = (href: string, text: string) => ({
  type: 'link' as const,
  href,
  content: [text],
});
export const BREAK = { type: 'break' as const };
export const picture = (name: string, given: object = {}): Block => ({
  type: 'picture',
  picture: { url: `${UPLOADS}/${name}`, alt: '', ...given },
});
export const youtube = (given: object = {}): Block => ({
  type: 'embed',
  provider: 'youtube',
  id: 'aqz-KE-bpKQ',
  url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  ...given,
});
