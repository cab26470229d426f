import { screen, within } from '@testing-library/react';
import { renderInLocale, speak } from '@/lib/testing/renderInLocale';
import { bodyOf, card, ENGLISH, HINDI, NOW, story } from '@/lib/testing/samples';
import { MoreNews } from './ReaderColumns';
import { StoryArticle } from './StoryArticle';

const CONTACTS = {
  phone: { display: '+91 120 000 0000', href: 'tel:+911200000000' },
  emails: ['news@example.org', 'ads@example.org'],
};
const SHARED = { title: ENGLISH, url: 'https://example.org/news/a1' };

const band = () => screen.queryByText(/years? old|साल पुरानी/);
const draw = (given: Parameters<typeof story>[0], locale: 'en' | 'hi') =>
  renderInLocale(
    <StoryArticle
      story={{ ...story(), ...given }}
      shared={SHARED}
      origin="https://narmada24.example"
      now={NOW}
      contacts={CONTACTS}
    />,
    locale,
  );

describe.each([
  [
    'en',
    'Today: Friday, 20 November 2026',
    'Published 20 November 2026',
    'Narmada 24 Desk',
    'hi',
    HINDI,
  ],
  ['hi', 'आज: शुक्रवार, 20 नवंबर 2026', '20 नवंबर 2026 को प्रकाशित', 'नर्मदा 24 डेस्क', 'en', ENGLISH],
] as const)('an article in %s', (locale, today, published, source, other, otherTitle) => {
  const t = speak(locale);
  const place = { en: '', hi: '/hi' }[locale];

  it('has its headline, summary, source, date of today and its own', () => {
    draw({}, locale);
    expect(screen.getByRole('heading', { level: 1, name: ENGLISH })).toBeVisible();
    expect(screen.getByText('Rain fell before noon.')).toBeVisible();
    expect(screen.getByText(source)).toBeVisible();
    expect(screen.getByText(today)).toBeVisible();
    expect(screen.getByText(new RegExp(published))).toBeVisible();
    expect(screen.getByText(`Pachmarhi, ${t('States.madhyapradesh')}`)).toBeVisible();
  });

  it('names who wrote it above the desk, where that is known', () => {
    draw({ author: 'Asha' }, locale);
    const [author, desk] = [screen.getByText('Asha'), screen.getByText(source)];
    expect(author.compareDocumentPosition(desk)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has its age apart from the date, where lines are narrow', () => {
    draw({}, locale);
    const date = screen.getByText(new RegExp(`^${published}$`));
    expect(date.nextElementSibling?.querySelector('time')).toBeVisible();
  });

  it('says when it was published before what day it is', () => {
    draw({}, locale);
    const [itsOwn, ofToday] = [screen.getByText(new RegExp(published)), screen.getByText(today)];
    expect(itsOwn.compareDocumentPosition(ofToday)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says that it is a sample where it is one, with a drawing of the site as its picture', () => {
    const { container } = draw({ sample: true, picture: '/scenes/cricket.svg' }, locale);
    expect(screen.getByText(t('Story.sample'))).toBeVisible();
    expect(container.querySelector('img')).toHaveAttribute('src', '/scenes/cricket.svg');
    expect(container.querySelector('img')).not.toHaveAttribute('srcset');
  });

  it('is no sample otherwise', () => {
    draw({}, locale);
    expect(screen.queryByText(t('Story.sample'))).not.toBeInTheDocument();
  });

  it('stands without picture, place, time, summary, category and body', () => {
    const { container } = draw(
      {
        picture: null,
        place: null,
        state: null,
        publishedAt: null,
        summary: '',
        category: null,
        body: null,
      },
      locale,
    );
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('time')).toBeNull();
    expect(screen.getByText(t('Reader.bodyMissing'))).toBeVisible();
    expect(screen.getByText(t('Reader.bodyMissing'))).toHaveAttribute('data-part', 'missing');
  });

  it('says its language where it is not the page’s', () => {
    draw({ lang: other, title: otherTitle }, locale);
    expect(screen.getByRole('article')).toHaveAttribute('lang', other);
    expect(screen.getByText(source).closest('[lang]')).toHaveAttribute('lang', locale);
  });

  it('says in the page’s language that it is in the other one only', () => {
    const only = {
      en: 'This story is available in Hindi only.',
      hi: 'यह ख़बर सिर्फ़ अंग्रेज़ी में उपलब्ध है।',
    }[locale];
    const { unmount } = draw({ lang: locale }, locale);
    expect(screen.queryByText(only)).not.toBeInTheDocument();
    unmount();
    draw({ lang: other, title: otherTitle }, locale);
    expect(screen.getByText(only)).toBeVisible();
    expect(screen.getByText(only)).toHaveAttribute('lang', locale);
  });

  it('can be shared with five services, and leads to more news', () => {
    draw({}, locale);
    const services = (['facebook', 'twitter', 'telegram', 'linkedin'] as const).map((key) =>
      t('Share.on', { service: t(`Share.${key}`) }),
    );
    const links = services.map((name) => screen.getByRole('link', { name }));
    expect(links.map((link) => link.getAttribute('data-action'))).toEqual(
      services.map(() => 'popup'),
    );
    expect(screen.getByRole('button', { name: t('Story.share') })).toBeVisible();
    expect(screen.getByRole('link', { name: t('Reader.moreNews') })).toHaveAttribute(
      'href',
      `${place}/india`,
    );
  });

  it('says how to reach the newsroom', () => {
    draw({}, locale);
    expect(screen.getByRole('region', { name: t('Reader.desk') })).toHaveTextContent(
      `${t('Channel.name')}, ${t('Channel.address')}`,
    );
    expect(screen.getByRole('link', { name: '+91 120 000 0000' })).toHaveAttribute(
      'href',
      'tel:+911200000000',
    );
    expect(screen.getByRole('link', { name: 'ads@example.org' })).toHaveAttribute(
      'href',
      'mailto:ads@example.org',
    );
  });

  it('has a link for a video of YouTube, which the page’s click listener plays', () => {
    const { container } = draw({ youtubeId: 'dQw4w9WgXcQ' }, locale);
    const link = screen.getByRole('link', { name: t('Reader.playVideo') });
    expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(link.dataset).toMatchObject({
      later: 'embed',
      embed: 'youtube/dQw4w9WgXcQ',
      title: ENGLISH,
    });
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('shows the first twelve of many tags', () => {
    const tags = Array.from({ length: 40 }, (_, at) => ({ name: `Tag ${at}`, slug: `tag-${at}` }));
    draw({ tags }, locale);
    const list = screen.getByRole('navigation', { name: t('Reader.tags') });
    expect(within(list).getAllByRole('link')).toHaveLength(12);
  });

  it.each([
    [140, 'text-head'],
    [141, 'text-block'],
  ])('with a headline of %i letters has it in %s', (length, type) => {
    draw({ title: 'x'.repeat(length) }, locale);
    expect(screen.getByRole('heading', { level: 1 })).toHaveClass(type);
  });

  it('links its authors and tags, and says when it was changed', () => {
    draw(
      {
        authors: [
          { name: 'Asha Rao', slug: 'asha-rao' },
          { name: 'आशा', slug: 'आशा' },
        ],
        tags: [{ name: 'Rain', slug: 'rain' }],
        modifiedAt: '2026-11-20T07:25:00.000Z',
      },
      locale,
    );
    const prefix = { en: '', hi: '/hi' }[locale];
    expect(screen.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
      'href',
      `${prefix}/author/asha-rao`,
    );
    expect(screen.getByRole('link', { name: 'आशा' })).toHaveAttribute(
      'href',
      `${prefix}/author/${encodeURIComponent('आशा')}`,
    );
    expect(
      within(screen.getByRole('navigation', { name: t('Reader.tags') })).getByRole('link'),
    ).toHaveAttribute('href', `${prefix}/tag/rain`);
    expect(
      screen.getByText(
        {
          en: 'Updated 20 November 2026, 12:55 pm',
          hi: 'अपडेट: 20 नवंबर 2026, दोपहर 12:55 बजे',
        }[locale],
      ),
    ).toBeVisible();
  });

  it('loads nothing of its own video before it is played', () => {
    draw({ videoUrl: 'https://example.org/v.webm' }, locale);
    expect(screen.getByLabelText(ENGLISH)).toHaveAttribute('preload', 'none');
    expect(screen.getByText(t('Reader.videoCaption'))).toBeVisible();
  });

  it('describes its own video and offers its captions, those of neither language first', () => {
    const captions = (['en', 'hi'] as const).map((lang) => ({
      lang,
      url: `https://example.org/v.${lang}.vtt`,
    }));
    draw(
      { videoUrl: 'https://example.org/v.webm', captions, videoDescription: 'Lamps on the river.' },
      locale,
    );
    const video = screen.getByLabelText(ENGLISH);
    expect(video).toHaveAccessibleDescription('Lamps on the river.');
    expect(video).toHaveAttribute('crossorigin', 'anonymous');
    expect(
      [...video.querySelectorAll('track')].map(({ kind, srclang, src, label, default: shown }) => [
        kind,
        srclang,
        src,
        label,
        shown,
      ]),
    ).toEqual([
      ['captions', 'en', 'https://example.org/v.en.vtt', 'English', false],
      ['captions', 'hi', 'https://example.org/v.hi.vtt', 'हिंदी', false],
    ]);
  });

  it('asks no permission of the host of a video without captions', () => {
    draw({ videoUrl: 'https://example.org/v.webm' }, locale);
    expect(screen.getByLabelText(ENGLISH)).not.toHaveAttribute('crossorigin');
    expect(screen.getByLabelText(ENGLISH)).not.toHaveAttribute('aria-describedby');
  });

  it.each([
    ['2026-11-20T06:25:00.000Z', null, null],
    ['2025-11-20T19:00:00.000Z', null, null], // the 21st in India
    ['2025-11-19T19:00:00.000Z', 'This story is 1 year old', 'यह ख़बर 1 साल पुरानी है'],
    ['2019-07-10T06:25:00.000Z', 'This story is 7 years old', 'यह ख़बर 7 साल पुरानी है'],
  ])('published %s says how old it is', (publishedAt, en, hi) => {
    draw({ publishedAt }, locale);
    expect(band()?.textContent ?? null).toBe({ en, hi }[locale]);
  });

  it('that is old says it before its headline, with its date and without days', () => {
    draw({ publishedAt: '2019-07-10T06:25:00.000Z', lang: other, title: otherTitle }, locale);
    expect(band()).toHaveAttribute('lang', locale);
    expect(band()?.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(document.querySelector('time')).toBeNull();
  });

  it('that is a sample has no age', () => {
    draw({ publishedAt: '2019-07-10T06:25:00.000Z', sample: true }, locale);
    expect(band()).toBeNull();
  });

  it('that is in Marathi does not say that it is in Hindi', () => {
    draw({ lang: 'hi', otherLanguage: 'mr', title: 'मुंबईत पाऊस सुरू आहे' }, 'en');
    expect(screen.queryByText(/only\./)).toBeNull();
    expect(screen.getByRole('article')).toHaveAttribute('lang', 'mr');
  });

  it('does not begin twice', () => {
    const { container } = draw(
      { summary: 'It rained.', body: bodyOf('It rained.\n\nMore.') },
      locale,
    );
    expect(screen.getAllByText('It rained.')).toHaveLength(1);
    expect(container.querySelector('[data-part=summary]')).toBeNull();
  });

  it('has a picture that says nothing which stands beside it', () => {
    const { container } = draw({ category: 'photos' }, locale);
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
  });

  it('has other news beside it, or nothing', () => {
    const { container } = renderInLocale(<MoreNews stories={[]} now={NOW} />, locale);
    expect(container).toBeEmptyDOMElement();
    renderInLocale(<MoreNews stories={[card({ title: 'Other' })]} now={NOW} />, locale);
    expect(screen.getByRole('heading', { name: t('Reader.moreNews') })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Other' })).toBeVisible();
  });
});
