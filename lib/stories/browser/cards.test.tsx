import { CompactRow } from '@/components/story/CompactRow';
import { StandardCard } from '@/components/story/StandardCard';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { card, NOW } from '@/lib/testing/samples';
import { cardsInPage, getCard, idsOf } from './cards';

const cardOf = (given: Parameters<typeof card>[0]) => (
  <StandardCard story={card(given)} now={NOW} leads />
);

const { lang, title, summary, picture } = card();

describe('a card in the page', () => {
  it.each([
    [
      'with its words, picture and videos',
      { id: 'a/1', videoUrl: 'https://example.org/v', youtubeId: 'dQw4w9WgXcQ' },
      { summary, picture, videoUrl: 'https://example.org/v', youtubeId: 'dQw4w9WgXcQ' },
    ],
    [
      'with nothing but its headline',
      { id: 'b', picture: null, summary: '' },
      { summary: '', picture: null, videoUrl: null, youtubeId: null },
    ],
    [
      'with a video that cannot be embedded',
      { id: 'c', youtubeId: '' },
      { summary, picture, videoUrl: null, youtubeId: '' },
    ],
  ])('is known by its id, %s', (_, given, expected) => {
    renderInLocale(cardOf(given));
    expect(getCard(given.id)).toEqual({ id: given.id, lang, title, ...expected });
  });

  it('is known by its newest words', () => {
    const { rerender } = renderInLocale(cardOf({ id: 'e' }));
    rerender(cardOf({ id: 'e', title: 'Corrected' }));
    expect(getCard('e')?.title).toBe('Corrected');
  });

  it('keeps what another card of the same story does not show', () => {
    renderInLocale(
      <>
        {cardOf({ id: 'f' })}
        <CompactRow story={card({ id: 'f' })} now={NOW} />
      </>,
    );
    expect(getCard('f')).toMatchObject({ summary, picture });
  });
});

it.each(['nobody', 'constructor', '__proto__', ''])('no card is known as %j', (id) => {
  expect(getCard(id)).toBeUndefined();
});

it('the cards of the page are in its order, without slides that are not shown', () => {
  renderInLocale(
    <>
      {cardOf({ id: 'a' })}
      <div data-story="b" inert />
      {cardOf({ id: 'c' })}
    </>,
  );
  expect(idsOf(cardsInPage())).toEqual(['a', 'c']);
});
