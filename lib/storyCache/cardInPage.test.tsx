import { screen } from '@testing-library/react';
import { StandardCard } from '@/components/story/StandardCard';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { card, HINDI, NOW } from '@/lib/testing/samples';
import { cardInPage, idsInPage } from './cardInPage';

const shown = (given: Parameters<typeof card>[0], summary?: string) => {
  renderInLocale(<StandardCard story={card({ summary, ...given })} now={NOW} leads />);
  return cardInPage(screen.getAllByRole('link')[0] ?? document.body);
};

describe('cardInPage', () => {
  it('reads a card back from the page', () => {
    expect(
      shown({ id: 'a/1', videoUrl: 'https://example.org/v', youtubeId: 'dQw4w9WgXcQ' }, 'Wet.'),
    ).toMatchObject({
      id: 'a/1',
      lang: 'en',
      title: 'Monsoon reaches the hills',
      summary: 'Wet.',
      videoUrl: 'https://example.org/v',
      youtubeId: 'dQw4w9WgXcQ',
    });
  });

  it('distinguishes a video that cannot be embedded from none', () => {
    expect(shown({ youtubeId: '' })).toMatchObject({ youtubeId: '', videoUrl: null });
  });

  it('detects the language by the title', () => {
    expect(shown({ title: HINDI })?.lang).toBe('hi');
  });

  it('has nothing where the card shows nothing', () => {
    expect(shown({ picture: null }, '')).toMatchObject({
      summary: '',
      picture: null,
      videoUrl: null,
      youtubeId: null,
    });
  });

  it('is none outside of a card', () => {
    expect(cardInPage(document.body)).toBeNull();
  });
});

describe('idsInPage', () => {
  it('lists all stories of the page', () => {
    renderInLocale(
      <>
        {['a', 'b'].map((id) => (
          <StandardCard key={id} story={card({ id })} now={NOW} leads={false} />
        ))}
      </>,
    );
    expect(idsInPage()).toEqual(['a', 'b']);
  });
});
