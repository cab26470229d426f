const toWhatsApp = (url: string, title: string) => `https://wa.me/?text=${title}%20${url}`;

/**
 * The services a story can be sent to, in the menu's order, with their drawing in the sprite. A key
 * is also that of the service's name in the messages (`Share`).
 */
const SERVICES = [
  {
    key: 'whatsapp',
    icon: 'wa',
    solid: false,
    link: toWhatsApp,
  },
  {
    key: 'facebook',
    icon: 'fb',
    solid: true,
    link: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  },
  {
    key: 'twitter',
    icon: 'x',
    solid: false,
    link: (url: string, title: string) =>
      `https://twitter.com/intent/tweet?url=${url}&text=${title}`,
  },
  {
    key: 'telegram',
    icon: 'tg',
    solid: false,
    link: (url: string, title: string) => `https://t.me/share/url?url=${url}&text=${title}`,
  },
  {
    key: 'linkedin',
    icon: 'li',
    solid: true,
    link: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  },
] as const;

export type Shared = { title: string; url: string };

/** Each service's URL for a story, its parts escaped. */
export const shareLinks = ({ title, url }: Shared) =>
  SERVICES.map(({ link, ...service }) => ({
    ...service,
    href: link(encodeURIComponent(url), encodeURIComponent(title)),
  }));

/** The URL that sends a story by WhatsApp: its headline and its link. */
export const whatsAppLink = ({ title, url }: Shared) =>
  toWhatsApp(encodeURIComponent(url), encodeURIComponent(title));
