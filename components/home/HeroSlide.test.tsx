import { screen, within } from '@testing-library/react';
import type { Slide } from '@/lib/story/story';
import { renderInLocale, speak } from '@/lib/testing/renderInLocale';
import { slide } from '@/lib/testing/samples';
import { HeroSlide } from './HeroSlide';

const show = (given: Partial<Slide>, locale: 'en' | 'hi' = 'en') =>
  renderInLocale(
    <HeroSlide slide={slide({ lang: 'en', ...given })} position={{ index: 0, total: 1 }} current />,
    locale,
  );
const PICTURE_ONLY = { title: '', summary: '', link: null };

describe.each(['en', 'hi'] as const)('a poster that is a picture alone, in %s', (locale) => {
  const t = speak(locale);

  it('is a picture, named by its category, and no link', () => {
    show(PICTURE_ONLY, locale);
    expect(screen.getByRole('img', { name: t('Categories.weather') })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('group')).not.toHaveAttribute('lang');
    expect(screen.getByRole('group')).not.toHaveAttribute('data-story');
  });

  it('has a name without a category', () => {
    show({ ...PICTURE_ONLY, category: null }, locale);
    expect(screen.getByRole('img', { name: t('Hero.poster') })).toBeVisible();
  });

  it('leads where its link leads, by a link with a name', () => {
    show({ ...PICTURE_ONLY, link: '/live-tv' }, locale);
    expect(
      screen.getByRole('link', { name: t('Story.readMoreOf', { title: t('Categories.weather') }) }),
    ).toHaveAttribute('href', locale === 'hi' ? '/hi/live-tv' : '/live-tv');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('HeroSlide', () => {
  it.each([
    ['en', 'hi', 'In Hindi'],
    ['hi', 'en', 'अंग्रेज़ी में'],
  ] as const)('on a page in %s names the language of what is in %s', (locale, lang, mark) => {
    show({ lang }, locale);
    expect(screen.getByText(mark)).toHaveAttribute('lang', locale);
    expect(screen.getByRole('heading').closest('[lang]')).toHaveAttribute('lang', lang);
    // Its label is the page's, and its columns have the page's direction.
    expect(screen.getByRole('group')).not.toHaveAttribute('lang');
  });

  it.each([
    [140, 'a.jpg', 'text-hero'],
    [141, 'a.jpg', 'text-card-l'],
    [140, null, 'text-hero'],
    [141, null, 'text-card-l'],
  ])('with a headline of %i letters and the picture %s has it in %s', (length, picture, size) => {
    show({ title: 'x'.repeat(length), picture: picture && `http://localhost:4000/${picture}` });
    expect(screen.getByRole('heading')).toHaveClass(size);
  });

  it('names no language where it is the page’s', () => {
    show({ lang: 'en' });
    expect(screen.queryByText('In English')).not.toBeInTheDocument();
  });

  it('names a picture without a headline by its words, in their language', () => {
    show({ ...PICTURE_ONLY, summary: 'शाम का तालाब' });
    expect(screen.getByRole('img', { name: 'शाम का तालाब' })).toHaveAttribute('lang', 'hi');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('leaves the picture beside a headline without text of its own', () => {
    show({});
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('heading')).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/news/p1',
      '/news/p1',
    ]);
  });
});

describe.each(['en', 'hi'] as const)('a slide without a picture, in %s', (locale) => {
  const t = speak(locale);

  it('is its words alone, with no box in place of the picture', () => {
    const { container } = show({ picture: null }, locale);
    expect(screen.getByRole('heading')).toBeVisible();
    expect(screen.queryByText(t('Story.noImage'))).not.toBeInTheDocument();
    expect(container.querySelector('.bg-sunk, .bg-plate')).toBeNull();
  });

  it('is named by its category when it has no title either', () => {
    show({ ...PICTURE_ONLY, picture: null }, locale);
    expect(screen.getByText(t('Categories.weather'))).toBeVisible();
  });

  it('is named as a poster when it has nothing', () => {
    show({ ...PICTURE_ONLY, picture: null, category: null }, locale);
    expect(screen.getByText(t('Hero.poster'))).toBeVisible();
  });
});

it('a video in another language is named by its title alone', () => {
  const title = slide({}).title;
  show({ youtubeId: 'dQw4w9WgXcQ' }, 'hi');
  expect(within(screen.getByRole('heading')).getByRole('link')).toHaveAccessibleName(title);
});
