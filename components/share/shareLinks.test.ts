import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shareLinks, whatsAppLink } from './shareLinks';

const linkTo = (service: string, shared: { title: string; url: string }) =>
  new URL(shareLinks(shared).find(({ key }) => key === service)?.href ?? '');

const URL_SHARED = 'https://narmada24.example/hi/news/a%20b?x=1&y=2#top';

describe('shareLinks', () => {
  it('lists the five services, WhatsApp first', () => {
    expect(shareLinks({ title: 'Rain', url: 'https://a.example/' }).map(({ key }) => key)).toEqual([
      'whatsapp',
      'facebook',
      'twitter',
      'telegram',
      'linkedin',
    ]);
  });

  it('has a drawing of each', () => {
    const drawings = readFileSync(join(__dirname, '../ui/icons.svg'), 'utf8');
    for (const { icon } of shareLinks({ title: 'Rain', url: 'https://a.example/' }))
      expect(drawings).toContain(`<symbol id="${icon}"`);
  });

  it('gives whole URLs', () => {
    expect(
      shareLinks({ title: 'R&D #1', url: 'https://a.example/n/1' }).map(({ href }) => href),
    ).toEqual([
      'https://wa.me/?text=R%26D%20%231%20https%3A%2F%2Fa.example%2Fn%2F1',
      'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fa.example%2Fn%2F1',
      'https://twitter.com/intent/tweet?url=https%3A%2F%2Fa.example%2Fn%2F1&text=R%26D%20%231',
      'https://t.me/share/url?url=https%3A%2F%2Fa.example%2Fn%2F1&text=R%26D%20%231',
      'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fa.example%2Fn%2F1',
    ]);
  });

  const titles = [
    'Rain & wind #1: 100% "sure"',
    'मुख्यमंत्री ने कहा, “बारिश”',
    "It's <b>bold</b>",
    'a=b&url=https://elsewhere.example',
    'नया+पुराना',
    'One line\nand another\r\n',
    '👩‍👩‍👧‍👦 क्षत्रिय 🙂',
    '\u202bمرحبا\u202c \u200f(rtl)\u200e',
    '%41%zz%',
    ' ?#&=;/\\ ',
    '</script><!--]]>',
  ];

  it.each(
    titles.flatMap(
      (title) =>
        [
          ['twitter', title],
          ['telegram', title],
        ] as const,
    ),
  )('%s gets %j and the URL whole', (service, title) => {
    const { searchParams, hash } = linkTo(service, { title, url: URL_SHARED });
    expect([...searchParams]).toEqual([
      ['url', URL_SHARED],
      ['text', title],
    ]);
    expect(hash).toBe('');
  });

  it.each(titles)('WhatsApp gets %j, a space and the URL', (title) => {
    const shared = { title, url: URL_SHARED };
    expect(linkTo('whatsapp', shared).searchParams.get('text')).toBe(`${title} ${URL_SHARED}`);
    expect(new URL(whatsAppLink(shared)).href).toBe(linkTo('whatsapp', shared).href);
  });

  it.each([
    ['facebook', 'u'],
    ['linkedin', 'url'],
  ])('%s gets the URL alone', (service, name) => {
    expect([...linkTo(service, { title: 'Rain', url: URL_SHARED }).searchParams]).toEqual([
      [name, URL_SHARED],
    ]);
  });
});
