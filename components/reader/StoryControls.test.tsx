import { screen } from '@testing-library/react';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { ENGLISH, NOW, story } from '@/lib/testing/samples';
import { StoryArticle } from './StoryArticle';

const SHARED = { title: ENGLISH, url: 'https://example.org/news/a1' };

const draw = (locale: 'en' | 'hi') =>
  renderInLocale(
    <StoryArticle
      story={story()}
      shared={SHARED}
      origin="https://narmada24.example"
      now={NOW}
      contacts={{ phone: null, emails: [] }}
    />,
    locale,
  );

describe.each(TESTED_LOCALES)('an article in %s', (locale) => {
  const t = speak(locale);

  it('has one row of what one may do with it, between headline and picture', () => {
    const { container } = draw(locale);
    const row = container.querySelector<HTMLElement>('.story-controls') ?? document.body;
    expect(
      [...row.querySelectorAll('button, a')].map(({ textContent }) =>
        textContent?.replace(/^.\+/u, ''),
      ),
    ).toEqual([
      t('Reader.listen'),
      t('Reader.save'),
      t('Reader.textSize'),
      t('Share.sendByWhatsApp'),
    ]);
    expect(screen.getByRole('heading', { level: 1 }).compareDocumentPosition(row)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(row.compareDocumentPosition(container.querySelector('img') ?? document.body)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(row.querySelectorAll('svg, [aria-hidden]')).toHaveLength(4);
  });

  it('offers WhatsApp below its headline, and again first below the text, by one name', () => {
    draw(locale);
    const [first, below, ...more] = screen.getAllByRole('link', {
      name: t('Share.sendByWhatsApp'),
    });
    expect(more).toEqual([]);
    expect(first).toHaveAttribute('data-action', 'popup');
    expect(first).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(`${ENGLISH} ${SHARED.url}`)}`,
    );
    expect(below?.nextElementSibling).toHaveAccessibleName(
      t('Share.on', { service: t('Share.facebook') }),
    );
  });
});
