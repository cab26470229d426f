import { act, fireEvent, screen, within } from '@testing-library/react';
import { preferMedia } from '@/lib/testing/browserFakes';
import { fakeConnection } from '@/lib/testing/fakeConnection';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { clicked, story } from '@/lib/testing/samples';
import {
  CARDS,
  heading,
  known,
  point,
  prepareViewer,
  stage,
  wait,
} from '@/lib/testing/viewerStage';
import { Viewer } from './Viewer';
import { SLIDE_MS } from './ViewerSlide';

jest.mock('@/lib/stories/browser/storyCache', () => ({ useCachedStory: jest.fn() }));
prepareViewer();

async function view(first = 0, locale: 'en' | 'hi' = 'en', cards = CARDS) {
  renderInLocale(<Viewer cards={cards} first={first} />, locale);
  await wait(0);
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe.each(TESTED_LOCALES)('the viewer (%s)', (locale) => {
  const t = speak(locale);
  const position = (number: number) => t('Viewer.position', { number, total: 3 });

  it('says where one is, and leads to the story', async () => {
    await view(1, locale);
    const dialog = within(screen.getByRole('dialog', { name: t('Viewer.label') }));
    expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuetext', position(2));
    expect(dialog.getByRole('status')).toHaveTextContent(
      t('Viewer.announcement', { number: 2, total: 3, title: 'Second' }),
    );
    expect(dialog.getByRole('link', { name: t('Viewer.read') })).toHaveAttribute(
      'href',
      locale === 'en' ? '/news/b' : `/${locale}/news/b`,
    );
  });

  it('has a button to each side, for the pause and for the way back', async () => {
    await view(1, locale);
    fireEvent.click(screen.getByRole('button', { name: t('Viewer.next') }));
    expect(heading()).toBe('Third');
    fireEvent.click(screen.getByRole('button', { name: t('Viewer.previous') }));
    expect(heading()).toBe('Second');
    const pause = screen.getByRole('button', { name: t('Viewer.pause') });
    // Drawn by lines: filled, there would be nothing to see.
    expect(pause.querySelector('svg')).not.toHaveClass('icon-solid');
    fireEvent.click(pause);
    expect(screen.getByRole('button', { name: t('Viewer.play') })).toBeVisible();
    const back = jest.spyOn(history, 'back').mockImplementation(() => {});
    fireEvent.click(screen.getByRole('button', { name: t('Viewer.close') }));
    expect(back).toHaveBeenCalledTimes(1);
  });
});

it('has for a single story no way to others, no position and no pause', async () => {
  await view(0, 'en', CARDS.slice(0, 1));
  expect(screen.getAllByRole('button').map((button) => button.ariaLabel)).toEqual(['Close']);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).not.toHaveTextContent('1 of 1');
  expect(stage()).toHaveAccessibleName('First');
  expect(screen.getByRole('status')).toHaveTextContent(/^First$/);
});

it('can pause a single video', async () => {
  await view(0, 'en', CARDS.slice(2));
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});

describe('keys', () => {
  it('turn pages, jump to either end and stay within it', async () => {
    await view();
    const seen = ['ArrowLeft', 'ArrowRight', 'End', 'ArrowRight', 'Home'].map((key) => {
      press(key);
      return heading();
    });
    expect(seen).toEqual(['First', 'Second', 'Third', 'Third', 'First']);
  });

  it('are the browser’s with a modifier', async () => {
    await view();
    fireEvent.keyDown(stage(), { key: 'ArrowRight', altKey: true });
    expect(heading()).toBe('First');
  });

  it('space pauses and goes on, but presses a button that has the focus', async () => {
    await view();
    press(' ');
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Next story' }), { key: ' ' });
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it('are heard after a control with the focus is gone with its story', async () => {
    await view();
    act(() => screen.getByRole('link', { name: 'Read the story' }).focus());
    press('ArrowRight');
    expect(stage()).toHaveFocus();
    press('ArrowRight');
    expect(heading()).toBe('Third');
  });

  it('have the focus on the story at first, and not on a button', async () => {
    await view();
    expect(stage()).toHaveFocus();
  });
});

describe('moving on', () => {
  it('is by itself after 6 s, and ends with the last', async () => {
    await view(0, 'en', CARDS.slice(0, 2));
    await wait(SLIDE_MS - 1);
    expect(heading()).toBe('First');
    await wait(1);
    expect(heading()).toBe('Second');
    await wait(5 * SLIDE_MS);
    expect(heading()).toBe('Second');
  });

  it('rests while a finger holds the story, and counts on', async () => {
    await view();
    await wait(SLIDE_MS - 1000);
    point('pointerdown', 150);
    await wait(2 * SLIDE_MS);
    expect(heading()).toBe('First');
    point('pointercancel', 150);
    await wait(999);
    expect(heading()).toBe('First');
    await wait(1);
    expect(heading()).toBe('Second');
  });

  it('rests in a hidden tab and while a story is read over it', async () => {
    await view();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    await wait(2 * SLIDE_MS);
    hidden.mockReturnValue(false);
    history.replaceState(null, '', '/news/a');
    fireEvent(document, new Event('visibilitychange'));
    await wait(2 * SLIDE_MS);
    expect(heading()).toBe('First');
    history.replaceState(null, '', '/photos');
    fireEvent.popState(window);
    await wait(SLIDE_MS);
    expect(heading()).toBe('Second');
  });

  it.each([
    ['less motion', () => preferMedia('reduced-motion')],
    ['less data', () => void fakeConnection({ saveData: true })],
    ['a slow connection', () => void fakeConnection({ effectiveType: '3g' })],
  ])('waits for the reader under %s', async (_, ask) => {
    ask();
    await view();
    await wait(10 * SLIDE_MS);
    expect(heading()).toBe('First');
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    await wait(SLIDE_MS);
    expect(heading()).toBe('Second');
  });
});

describe('what a story shows', () => {
  it('is a plate of words without a picture, or where that cannot be had', async () => {
    await view();
    expect(screen.getByRole('article')).not.toHaveClass('viewer-plate');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('article')).toHaveClass('viewer-plate');
  });

  it('says that a sample is one', async () => {
    known(story({ id: 'made-up', sample: true }));
    await view(0, 'en', [clicked({ id: 'made-up' })]);
    expect(screen.getByText('Sample')).toBeVisible();
  });
});

describe.each(TESTED_LOCALES)('a web story (%s)', (locale) => {
  const t = speak(locale);
  const page = (number: number) => t('Viewer.page', { number, total: 4 });
  const WEB = clicked({
    id: 'web',
    title: 'Web',
    picture: 'http://localhost:4000/rain.jpg',
    pages: ['One', 'Two'],
  });
  /** The headline, the page, its point, and whether it leads to the whole story. */
  const shown = () => [
    heading(),
    screen.getByRole('progressbar').getAttribute('aria-valuetext'),
    document.querySelector('.viewer-point')?.textContent,
    screen.queryByRole('link', { name: t('Viewer.read') }) !== null,
  ];

  it('turns page by page, by keys and by itself, and ends with the whole story and the next', async () => {
    await view(0, locale, [WEB, ...CARDS.slice(0, 1)]);
    expect(shown()).toEqual(['Web', page(1), undefined, false]);
    press('ArrowRight');
    expect(shown()).toEqual(['Web', page(2), 'One', false]);
    expect(screen.getByRole('status')).toHaveTextContent(
      t('Viewer.pageAnnouncement', { number: 2, total: 4, text: 'One' }),
    );
    press('ArrowLeft');
    expect(shown()).toEqual(['Web', page(1), undefined, false]);
    await wait(SLIDE_MS);
    await wait(SLIDE_MS);
    expect(shown()).toEqual(['Web', page(3), 'Two', false]);
    await wait(SLIDE_MS);
    expect(shown()).toEqual(['Web', page(4), undefined, true]);
    fireEvent.click(screen.getByRole('button', { name: `${t('Viewer.next')} First` }));
    expect(heading()).toBe('First');
  });

  it('has its picture on every page, with an alternative', async () => {
    await view(0, locale, [WEB]);
    const alternatives = [1, 2, 3, 4].map(() => {
      const { alt } = screen.getByRole<HTMLImageElement>('img');
      press('ArrowRight');
      return alt;
    });
    expect(alternatives).toEqual(Array(4).fill(t('Viewer.picture', { title: 'Web' })));
  });

  it('is turned by the buttons beside it, and left at once by PageDown and PageUp', async () => {
    await view(0, locale, [WEB, ...CARDS.slice(0, 1)]);
    fireEvent.click(screen.getByRole('button', { name: t('Viewer.nextPage') }));
    expect(shown()).toEqual(['Web', page(2), 'One', false]);
    press('PageDown');
    expect(heading()).toBe('First');
    press('PageUp');
    expect(shown()).toEqual(['Web', page(1), undefined, false]);
  });

  it('alone can be paused, and stays at either end', async () => {
    await view(0, locale, [WEB]);
    expect(screen.getByRole('button', { name: t('Viewer.pause') })).toBeVisible();
    press('ArrowLeft');
    expect(shown()).toEqual(['Web', page(1), undefined, false]);
    for (let pages = 0; pages < 5; pages++) await wait(SLIDE_MS);
    expect(shown()).toEqual(['Web', page(4), undefined, true]);
    expect(screen.getByRole('button', { name: t('Viewer.next') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('pictures of the stories beside it', () => {
  const fetched: string[] = [];
  beforeEach(() => {
    fetched.length = 0;
    Object.assign(window, {
      Image: class {
        set srcset(value: string) {
          fetched.push(value);
        }
      },
    });
  });

  it('are fetched ahead, no further than one', async () => {
    await view(1);
    await view(2);
    expect(fetched).toHaveLength(1);
  });

  it('are not under Save-Data', async () => {
    fakeConnection({ saveData: true });
    await view(1);
    expect(fetched).toEqual([]);
  });
});
