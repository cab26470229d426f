import { screen } from '@testing-library/react';
import type * as generated from '#site/links.mjs';
import { StoryArticle } from '@/components/reader/StoryArticle';
import { usePremiumWords } from '@/components/reader/StoryPageLayout';
import { headlineAction, readAction } from '@/components/story/cardAction';
import { newsroomContacts } from '@/lib/config/channel';
import { newsArticle } from '@/lib/seo/structuredData/newsArticle';
import { cardOf } from '@/lib/stories/cardOf';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { NOW, story } from '@/lib/testing/samples';

const site: { -readonly [K in keyof typeof generated]: (typeof generated)[K] } =
  jest.requireMock('#site/links.mjs');
jest.mock('#site/links.mjs', () => ({ ...jest.requireActual('#site/links.mjs') }));

const PREMIUM = story({ id: 'p1', premium: true });

function Shown({ shown }: { shown: typeof PREMIUM }) {
  const premium = usePremiumWords(shown);
  return (
    <StoryArticle
      story={shown}
      origin="https://www.example.org"
      now={NOW}
      contacts={newsroomContacts()}
      premium={premium}
    />
  );
}
const show = (shown: typeof PREMIUM, locale: (typeof TESTED_LOCALES)[number]) =>
  renderInLocale(<Shown shown={shown} />, locale);

describe('a premium story', () => {
  it.each(TESTED_LOCALES)(
    'says in %s that this is its beginning, and where to subscribe',
    (locale) => {
      jest.replaceProperty(site, 'SUBSCRIBE', 'https://paper.example.org/subscribe');
      const { container } = show(PREMIUM, locale);
      const t = speak(locale);
      const note = container.querySelector('.paywall');
      expect(note).toHaveTextContent(t('Premium.note', { channel: t('Channel.name') }));
      expect(screen.getByRole('link', { name: t('Premium.subscribe') })).toHaveAttribute(
        'href',
        'https://paper.example.org/subscribe',
      );
    },
  );

  it('leads nowhere where the site names no page', () => {
    const { container } = show(PREMIUM, 'en');
    expect(container.querySelector('.paywall a')).toBeNull();
  });

  it('is not any other', () => {
    const { container } = show(story({ id: 'free' }), 'en');
    expect(container.querySelector('.paywall')).toBeNull();
  });

  it('is a document of its own', () => {
    const card = cardOf({ ...PREMIUM, youtubeId: 'aqz-KE-bpKQ' });
    expect([readAction(card), headlineAction(card)]).toEqual([undefined, undefined]);
    expect(readAction(cardOf(story({ id: 'free' })))).toBe('read');
  });

  it('tells search engines which part is not free', () => {
    const context = {
      url: 'https://n.example/news/a',
      description: '',
      section: null,
      state: null,
      channel: 'N',
      socialCard: '/p.jpg',
    };
    expect(newsArticle(PREMIUM, context, 'en')).toMatchObject({
      isAccessibleForFree: false,
      hasPart: { isAccessibleForFree: false, cssSelector: '.paywall' },
    });
    expect(newsArticle(story({ id: 'free' }), context, 'en')).not.toHaveProperty('hasPart');
  });
});
