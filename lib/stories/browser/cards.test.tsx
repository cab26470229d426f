import { CompactRow } from '@/components/story/CompactRow';
import { StandardCard } from '@/components/story/StandardCard';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { card, NOW } from '@/lib/testing/samples';
import { cardsInPage, idsOf, isMoreThanShown, sentCard } from './cards';
import { getCard } from './getCard';

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

describe('a card of a static block, which its HTML alone tells', () => {
  const show = (html: string) => void (document.body.innerHTML = html);
  afterEach(() => show(''));

  it('is known by what it shows', () => {
    show(`<article data-story="g"><img src="/pictures/fit?url=https%3A%2F%2Fexample.org%2Fa.jpg&w=480">
      <h3><a href="/news/g">Rain in Sehore</a></h3><p data-part="summary">It rained.</p></article>`);
    expect(getCard('g')).toEqual({
      id: 'g',
      lang: 'en',
      title: 'Rain in Sehore',
      summary: 'It rained.',
      picture: 'https://example.org/a.jpg',
      videoUrl: null,
      youtubeId: null,
    });
  });

  it('is in its own language, and may have neither summary nor picture', () => {
    show('<ol lang="hi"><li data-story="h"><h3><a href="/news/h">बारिश</a></h3></li></ol>');
    expect(getCard('h')).toMatchObject({ lang: 'hi', title: 'बारिश', summary: '', picture: null });
  });

  it('is the story of a page by the page’s own headline', () => {
    show('<article data-story="k"><h1>Rain</h1><h2>What it means</h2></article>');
    expect(getCard('k')?.title).toBe('Rain');
  });

  it('has a drawing of the site by its path', () => {
    show('<li data-story="i"><img src="/scenes/a.svg"><h3>Lake</h3></li>');
    expect(getCard('i')?.picture).toBe('/scenes/a.svg');
  });

  it('is none without a headline', () => {
    show('<div data-story="j"></div>');
    expect(getCard('j')).toBeUndefined();
  });

  it.each([
    [{ videoUrl: 'https://example.org/v' }, true],
    [{ youtubeId: '' }, true],
    [{ pages: ['One'] }, true],
    [{ picture: 'https://example.org/a.jpg', summary: 'It rained.' }, false],
  ])('tells less than its story: %j', (given, expected) => {
    expect(
      isMoreThanShown(sentCard(card({ picture: null, videoUrl: null, youtubeId: null, ...given }))),
    ).toBe(expected);
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
