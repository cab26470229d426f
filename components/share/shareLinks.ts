const toWhatsApp = (url: string, title: string) => `https://wa.me/?text=${title}%20${url}`;

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

/** Those whose pages work without a script. */
export const LITE_SERVICES: readonly (typeof SERVICES)[number]['key'][] = [
  'whatsapp',
  'facebook',
  'telegram',
];

export type Shared = { title: string; url: string };

export const shareLinks = ({ title, url }: Shared) =>
  SERVICES.map(({ link, ...service }) => ({
    ...service,
    href: link(encodeURIComponent(url), encodeURIComponent(title)),
  }));

export const whatsAppLink = ({ title, url }: Shared) =>
  toWhatsApp(encodeURIComponent(url), encodeURIComponent(title));
