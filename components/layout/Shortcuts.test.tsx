import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { preferMedia } from '@/lib/testing/browserFakes';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { Shortcuts } from './Shortcuts.island';

const scrollTo = (y: number) =>
  act(() => {
    Object.assign(window, { scrollY: y });
    fireEvent.scroll(window);
  });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const start = () => {
  renderInLocale(
    <Shortcuts label="Shortcuts" links={4} toTop="Top">
      others
    </Shortcuts>,
  );
  scrollTo(0);
  return () => screen.getByRole('complementary', { name: 'Shortcuts' }).dataset.scroll?.trim();
};

beforeEach(() => {
  jest.useFakeTimers();
});

it('are out of the way while the page moves down, and come back when it rests', () => {
  const scroll = start();
  expect(scroll()).toBe('');
  scrollTo(100);
  wait(200);
  scrollTo(200);
  wait(249);
  expect(scroll()).toBe('down');
  wait(1);
  expect(scroll()).toBe('');
});

it('come back as soon as the page moves up', () => {
  const scroll = start();
  scrollTo(500);
  expect(scroll()).toBe('down');
  scrollTo(499);
  expect(scroll()).toBe('far');
});

it('have one more, which makes the others narrower, once they come back', () => {
  const scroll = start();
  scrollTo(500);
  expect(screen.queryByRole('button', { name: 'Top' })).not.toBeInTheDocument();
  wait(250);
  expect(scroll()).toBe('far');
  expect(screen.getByRole('button', { name: 'Top' })).toBeVisible();
});

it.each([
  ['no-preference', 'smooth'],
  ['reduced-motion: reduce', 'auto'],
])('back to top goes there (%s: %s)', (media, behavior) => {
  preferMedia(media);
  start();
  scrollTo(500);
  wait(250);
  fireEvent.click(screen.getByRole('button', { name: 'Top' }));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
});

it('know how far a page is that was scrolled before', () => {
  start();
  cleanup();
  Object.assign(window, { scrollY: 500 });
  renderInLocale(
    <Shortcuts label="Shortcuts" links={4} toTop="Top">
      others
    </Shortcuts>,
  );
  wait(16);
  expect(screen.getByRole('button', { name: 'Top' })).toBeInTheDocument();
});
