import { screen, within } from '@testing-library/react';
import { QuickAccess, QuickLinks } from '@/components/layout/QuickLinks';
import { environment } from '@/lib/config/environment.mjs';
import { menu } from '@/lib/pages/menus';
import { TOOL_PATHS } from '@/lib/pages/siteTools';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { cards, NOW } from '@/lib/testing/samples';
import { ToolsGrid } from '@/tools/shared/ToolGrid';
import { ArticleBlock } from './ArticleBlock';
import { BlockSkeleton, TrendingSkeleton } from './BlockSkeleton';
import { UnsoldAd } from './HomeSidebar';

const settings = environment();
afterEach(() => (settings.SAMPLES = 'on'));

const STORE = 'https://play.google.com/store/apps/details?id=example.narmada24';

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);
  const prefix = { en: '', hi: '/hi' }[locale];
  const links = (name: string) => within(screen.getByLabelText(name)).getAllByRole('link');
  const titles = () =>
    screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  it('quick access has nine links', () => {
    renderInLocale(<QuickAccess />, locale);
    const paths = [
      'live-tv',
      'premium',
      'videos',
      'short-videos',
      'web-stories',
      'photos',
      'podcasts',
      'movie-reviews',
      'opinion',
    ];
    expect(links(t('FrontPage.quickAccess')).map((link) => link.getAttribute('href'))).toEqual(
      paths.map((path) => `${prefix}/${path}`),
    );
    expect(screen.getByRole('link', { name: t('FrontPage.photoGallery') })).toHaveAttribute(
      'href',
      `${prefix}/photos`,
    );
  });

  it('quick access has the columns of all its links from the first one on', () => {
    renderInLocale(<QuickAccess />, locale);
    const columns = screen
      .getByLabelText(t('FrontPage.quickAccess'))
      .style.getPropertyValue('--columns');
    expect(Number(columns)).toBe(links(t('FrontPage.quickAccess')).length);
  });

  it.each([
    [1, 0],
    [2, 2],
  ])('quick access of %i pages has %i links', (pages, count) => {
    renderInLocale(<QuickAccess thin={menu('quickAccess').slice(pages)} />, locale);
    expect(screen.queryAllByRole('link')).toHaveLength(count);
  });

  it('one view is one', () => {
    expect(t('Home.views', { figure: '1', unit: 'one' })).toBe(
      { en: '1 view', hi: '1 बार देखा गया' }[locale],
    );
  });

  it('a strip leads to the fragment of each story', () => {
    const strip = { layout: 'strip', title: 'Videos', more: '/videos', now: NOW } as const;
    renderInLocale(<ArticleBlock {...strip} stories={cards('100%25/1')} />, locale);
    const [link] = screen.getAllByRole('link').filter((each) => each.closest('li'));
    expect(link).toHaveAttribute('href', `${prefix}/videos#view-100%2525%2F1`);
  });

  it('there are all tools', () => {
    renderInLocale(<ToolsGrid />, locale);
    expect(links(t('FrontPage.tools')).map((link) => link.getAttribute('href'))).toEqual(
      TOOL_PATHS.map((path) => prefix + path),
    );
  });

  it('the quick links lead to the store in a new tab, and to contact and advertising', () => {
    renderInLocale(<QuickLinks appStore={STORE} />, locale);
    expect(links(t('FrontPage.quickLinks')).map((link) => link.getAttribute('href'))).toEqual([
      STORE,
      `${prefix}/contact-us`,
      `${prefix}/contact-us`,
      `${prefix}/advertise-with-us`,
    ]);
    const store = links(t('FrontPage.quickLinks'))[0];
    expect([store?.getAttribute('target'), store?.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('trending waits in five rows', () => {
    const { container } = renderInLocale(<TrendingSkeleton />, locale);
    expect(container.querySelectorAll('[data-placeholder]')).toHaveLength(5);
    expect(screen.getByRole('status')).toHaveTextContent(t('Story.loading'));
  });

  it('a late block says its name and that it loads', () => {
    renderInLocale(<BlockSkeleton title="Block" height="min-h-1" />, locale);
    expect(screen.getByRole('heading', { name: 'Block' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(t('Story.loading'));
  });

  it('the advertisement has its place', () => {
    renderInLocale(<UnsoldAd />, locale);
    expect(screen.getByRole('complementary', { name: t('FrontPage.advertisement') })).toBeVisible();
  });

  it('the advertisement has none without samples', () => {
    settings.SAMPLES = 'off';
    const { container } = renderInLocale(<UnsoldAd />, locale);
    expect(container).toBeEmptyDOMElement();
  });

  it.each(['lead', 'wide', 'three'] as const)(
    'a block of the layout %s shows its stories and leads to more',
    (layout) => {
      renderInLocale(
        <ArticleBlock
          more="/india"
          title="Block"
          stories={cards('a', 'b', 'c')}
          now={NOW}
          layout={layout}
        />,
        locale,
      );
      expect(titles()).toEqual(['Story a', 'Story b', 'Story c']);
      expect(
        screen.getByRole('link', { name: t('Story.viewMoreOf', { title: 'Block' }) }),
      ).toHaveAttribute('href', `${prefix}/india`);
    },
  );
});
