import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { channel, newsroomContacts, whatsappChat } from './channel';

describe('channel', () => {
  it('can be called, without spaces in the number', () => {
    expect(channel().phone).toEqual({ display: '+91 120 000 0000', href: 'tel:+911200000000' });
  });

  it('opens a chat with the greeting written, digits only', () => {
    expect(whatsappChat('नमस्ते & hello')).toBe(
      `https://wa.me/911200000000?text=${encodeURIComponent('नमस्ते & hello')}`,
    );
  });

  it('gives readers one number and several URLs', () => {
    expect(newsroomContacts().emails).toEqual([
      'news@narmada24.example',
      'corrections@narmada24.example',
      'advertising@narmada24.example',
    ]);
  });
});

describe('absoluteUrl', () => {
  it.each([
    ['/', 'en', 'http://localhost:3000/'],
    ['/', 'hi', 'http://localhost:3000/hi'],
    ['/news/a%2Fb', 'hi', 'http://localhost:3000/hi/news/a%2Fb'],
  ] as const)('of %s in %s', (path, locale, expected) => {
    expect(absoluteUrl(path, locale)).toBe(expected);
  });
});
