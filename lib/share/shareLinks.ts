/** The services a story can be sent to, in the menu's order, with their drawing in the sprite. */
const SERVICES = [
  {
    name: 'Facebook',
    icon: 'fb',
    solid: true,
    link: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  },
  {
    name: 'Twitter',
    icon: 'x',
    solid: false,
    link: (url: string, title: string) =>
      `https://twitter.com/intent/tweet?url=${url}&text=${title}`,
  },
  {
    name: 'WhatsApp',
    icon: 'wa',
    solid: false,
    link: (url: string, title: string) => `https://wa.me/?text=${title}%20${url}`,
  },
  {
    name: 'LinkedIn',
    icon: 'li',
    solid: true,
    link: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  },
  {
    name: 'Telegram',
    icon: 'tg',
    solid: false,
    link: (url: string, title: string) => `https://t.me/share/url?url=${url}&text=${title}`,
  },
] as const;

export type Shared = { title: string; url: string };

/** Each service's URL for a story, its parts escaped. */
export const shareLinks = ({ title, url }: Shared) =>
  SERVICES.map(({ link, ...service }) => ({
    ...service,
    href: link(encodeURIComponent(url), encodeURIComponent(title)),
  }));
