import type { Alert } from '@/lib/push/alertSchema.mjs';

const message = (body: string, url: string) => ({
  title: 'Narmada 24: breaking news',
  body,
  url,
  icon: '/icons/any-192.png',
  badge: '/icons/monochrome-96.png',
});

/** An alert in both languages until ten o'clock of the tests' day. */
export const alertWith = (change: Partial<Alert> = {}): Alert => ({
  key: 'a'.repeat(27),
  tag: 'b'.repeat(27),
  until: Date.parse('2026-11-27T22:00:00Z'),
  urgent: false,
  states: [],
  topics: [],
  timeZone: 'Asia/Kolkata',
  messages: {
    en: message('Dam gates open', 'https://www.example.org/news/7'),
    hi: message('बाँध के द्वार खुले', 'https://www.example.org/hi/news/7'),
  },
  ...change,
});
