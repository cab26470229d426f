import { act, fireEvent, screen } from '@testing-library/react';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { ImageErrorHandler } from './ImageErrorHandler.island';
import { Picture } from './Picture';

/**
 * What the real stylesheet says of these classes, so that `toBeVisible` means what a reader sees.
 */
const STYLE = `.hidden { display: none } .grid { display: grid }
[data-failed] .group-data-failed\\/pic\\:grid { display: grid } [data-failed] .group-data-failed\\/pic\\:hidden { display: none }`;

const SRC = 'http://localhost:4000/a b.jpg';
const show = (src: string | null, locale: 'en' | 'hi' = 'en') =>
  renderInLocale(
    <>
      <style>{STYLE}</style>
      <Picture src={src} ratio="lead" sizes="100vw" alt="Rain" />
      <ImageErrorHandler />
    </>,
    locale,
  );

describe.each([
  ['en', 'No Image'],
  ['hi', 'कोई तस्वीर नहीं'],
] as const)('Picture in %s', (locale, noImage) => {
  it('says so when there is none', () => {
    show(null, locale);
    expect(screen.getByText(noImage)).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('shows the picture alone when there is one', () => {
    show(SRC, locale);
    expect(screen.getByRole('img', { name: 'Rain' })).toBeVisible();
    expect(screen.getByText(noImage)).not.toBeVisible();
  });

  it('keeps the upper part of a tall picture, where heads are', () => {
    show(SRC, locale);
    expect(screen.getByRole('img', { name: 'Rain' })).toHaveClass('cover-upper');
  });

  it('shows its text when the picture fails', () => {
    show(SRC, locale);
    fireEvent.error(screen.getByRole('img', { name: 'Rain' }));
    expect(screen.getByText(noImage)).toBeVisible();
    expect(screen.getByAltText('Rain')).not.toBeVisible();
  });
});

describe('Picture', () => {
  it('notices a picture that failed before the script ran', () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    show(SRC);
    expect(screen.getByText('No Image')).toBeVisible();
  });

  it('asks the site’s own optimiser, in several widths, and holds its place', () => {
    show(SRC);
    const picture = screen.getByRole('img', { name: 'Rain' });
    expect(picture).toHaveAttribute(
      'src',
      '/pictures/fit?url=http%3A%2F%2Flocalhost%3A4000%2Fa%20b.jpg&w=480',
    );
    expect(
      picture
        .getAttribute('srcset')
        ?.split(', ')
        .map((one) => one.split(' ')[1]),
    ).toEqual(['320w', '480w', '750w', '828w', '1082w', '1200w']);
    expect(picture).toHaveAttribute('width', '1200');
    expect(picture).toHaveAttribute('height', '800');
  });

  it.each([
    [true, 'eager', 'high'],
    [false, 'lazy', 'auto'],
  ])('loads by its priority (%s)', (priority, loading, fetchPriority) => {
    renderInLocale(
      <Picture src={SRC} ratio="compact" sizes="104px" priority={priority} alt="Rain" />,
    );
    const picture = screen.getByRole('img', { name: 'Rain' });
    expect(picture).toHaveAttribute('loading', loading);
    expect(picture).toHaveAttribute('fetchpriority', fetchPriority);
  });

  it('stops watching when the page goes', () => {
    const { unmount } = renderInLocale(<ImageErrorHandler />);
    unmount();
    const later = document.body.appendChild(document.createElement('img'));
    act(() => void later.dispatchEvent(new Event('error')));
    expect(document.body).not.toHaveAttribute('data-failed');
    later.remove();
  });
});

it('tries the picture of another story in the place of one that failed', () => {
  const { rerender } = show(SRC);
  fireEvent.error(screen.getByRole('img', { name: 'Rain' }));
  expect(screen.getByText('No Image')).toBeVisible();
  rerender(
    <>
      <style>{STYLE}</style>
      <Picture src="http://localhost:4000/c.jpg" ratio="lead" sizes="100vw" alt="Sun" />
      <ImageErrorHandler />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Sun' })).toBeVisible();
  expect(screen.getByText('No Image')).not.toBeVisible();
});
