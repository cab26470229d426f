import { act, fireEvent, screen, within } from '@testing-library/react';
import { localPath } from '@/lib/i18n/language';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { NOW } from '@/lib/testing/samples';
import { Breadcrumb } from './Breadcrumb';
import { Footer } from './Footer';
import { Header, Today } from './Header';
import { LanguageLink } from './LanguageLink';
import { MainNav, Masthead } from './Masthead';
import { QuickAccess } from './QuickLinks';
import { ShortcutLinks, WhatsAppPanel } from './ShortcutLinks';
import { Shortcuts } from './Shortcuts.island';
import { SidebarSections } from './SidebarLinks';
import { TopBar } from './TopBar';

const scrollTo = (y: number) =>
  act(() => {
    Object.assign(window, { scrollY: y });
    fireEvent.scroll(window);
  });

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);
  const prefix = { en: '', hi: '/hi' }[locale];
  const linksOf = (element: HTMLElement) =>
    within(element)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  it('the top bar leads to Live TV, the app and the other language, and opens the search', () => {
    renderInLocale(<TopBar url="/india" />, locale);
    expect(screen.getByRole('link', { name: t('Pages.liveTv') })).toHaveAttribute(
      'href',
      `${prefix}/live-tv`,
    );
    expect(screen.getByRole('link', { name: t('Pages.downloadApp') })).toHaveAttribute(
      'href',
      `${prefix}/download-app`,
    );
    expect(
      screen.getAllByRole('button', { name: t('Chrome.search'), hidden: true })[0],
    ).toHaveAttribute('popovertarget', 'find');
    expect(screen.getByRole('searchbox', { hidden: true })).toHaveAttribute('name', 'q');
  });

  it('the main row lists eight sections and marks the reader’s own', () => {
    renderInLocale(<MainNav path="/sports/cricket" thin={[]} />, locale);
    const nav = screen.getByRole('navigation', { name: t('Chrome.sections') });
    const paths = [
      '/india',
      '/world',
      '/business',
      '/sports',
      '/entertainment',
      '/technology',
      '/lifestyle',
    ].map((path) => prefix + path);
    expect(linksOf(nav)).toEqual([prefix || '/', ...paths]);
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent(t('Pages.sports'));
  });

  it('the language link leads to the same page in the other language, by its own name', () => {
    renderInLocale(<LanguageLink url="/india" />, locale);
    const expected = { en: ['हिंदी', 'hi', '/hi/india'], hi: ['English', 'en', '/india'] }[locale];
    const link = screen.getByRole('link');
    expect([link.textContent, link.lang, link.getAttribute('href')]).toEqual(expected);
  });

  it('the breadcrumb names the way, the last step without a link', () => {
    renderInLocale(<Breadcrumb path="/tools/bmi-calculator" />, locale);
    const steps = within(
      screen.getByRole('navigation', { name: t('Chrome.breadcrumb') }),
    ).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      t('Pages.home'),
      t('Pages.tools'),
      t('Pages.bmi'),
    ]);
    expect(screen.getByText(t('Pages.bmi'))).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('a page may name its own trail, in another language', () => {
    renderInLocale(
      <Breadcrumb
        path="/news/a1"
        trail={[{ name: t('Pages.news') }, { path: '/news/a1', name: 'Rain', lang: 'en' }]}
      />,
      locale,
    );
    expect(screen.getByText('Rain')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Rain')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText(t('Pages.news')).closest('a')).toBeNull();
  });

  it('the footer has its three lists, the contacts and the language', () => {
    renderInLocale(<Footer path="/" url="/" now={NOW} />, locale);
    const names = [t('Chrome.quickLinks'), t('Chrome.company'), t('Chrome.tools')];
    expect(names.map((name) => linksOf(screen.getByRole('navigation', { name })).length)).toEqual([
      17, 6, 7,
    ]);
    expect(screen.getByRole('link', { name: 'news@narmada24.example' })).toHaveAttribute(
      'href',
      'mailto:news@narmada24.example',
    );
    for (const service of ['Facebook', 'YouTube', 'X', 'Instagram', 'WhatsApp'])
      expect(screen.getByRole('link', { name: service })).toHaveAttribute('lang', 'en');
    expect(
      screen.getByRole('link', { name: { en: 'हिंदी में पढ़ें', hi: 'Read in English' }[locale] }),
    ).toBeVisible();
  });

  it('the masthead has the wordmark, today’s date and the menu', () => {
    renderInLocale(
      <Masthead path="/" url="/" thin={[]}>
        <p>Friday</p>
      </Masthead>,
      locale,
    );
    expect(screen.getByText('Friday')).toBeInTheDocument();
    expect(screen.getAllByRole('img', { name: t('Channel.name'), hidden: true })).toHaveLength(2);
    expect(screen.getByRole('button', { name: t('Chrome.menu') })).toHaveAttribute(
      'popovertarget',
      'menu',
    );
    const menu = document.getElementById('menu') ?? document.body;
    expect(menu.querySelectorAll('nav a').length).toBe(8 + 3 + 1 + 1 + 1 + 5);
  });

  it('no menu leads to a page that has too little to show', () => {
    renderInLocale(
      <>
        <Header path="/" url="/" now={NOW} updatedAt={null} thin={['/world', '/podcasts']} />
        <QuickAccess thin={['/world', '/podcasts']} />
        <SidebarSections thin={['/world', '/podcasts']} />
      </>,
      locale,
    );
    const paths = [...document.querySelectorAll('a')].map(({ pathname }) => pathname);
    expect(paths).toContain(localPath('/photos', locale));
    expect(paths.filter((path) => /(world|podcasts)$/.test(path))).toEqual([]);
  });

  it.each([
    [NOW - 7 * 60_000, { en: 'Updated 11:53 am', hi: 'अपडेट: सुबह 11:53 बजे' }[locale]],
    [null, ''],
  ])('today’s date stands with the time of the newest data: %j', (updatedAt, updated) => {
    const { container } = renderInLocale(<Today now={NOW} updatedAt={updatedAt} />, locale);
    expect(container).toHaveTextContent(
      `${{ en: 'Friday, 20 November 2026', hi: 'शुक्रवार, 20 नवंबर 2026' }[locale]}${updated}`,
    );
    expect(container.textContent?.replaceAll('\u00A0', ' ').endsWith(updated)).toBe(true);
    expect(container.querySelectorAll('time')).toHaveLength(updated ? 2 : 1);
  });

  it('the WhatsApp panel has a chat with a greeting, and a call', () => {
    renderInLocale(<WhatsAppPanel />, locale);
    const hrefs = screen
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href') ?? '');
    const greeting = t('Chrome.greeting', { channel: t('Channel.name') });
    expect(hrefs).toEqual([
      `https://wa.me/911200000000?text=${encodeURIComponent(greeting)}`,
      'tel:+911200000000',
    ]);
    expect(screen.getByText(new RegExp(t('Chrome.available')))).toBeInTheDocument();
    expect(screen.getByText(new RegExp(t('Chrome.instant')))).toBeInTheDocument();
  });

  it('back to top comes after 300 px, the home button is there all along', () => {
    renderInLocale(
      <Shortcuts label="Shortcuts" links={4} toTop={t('Chrome.toTop')}>
        <ShortcutLinks path="/india" />
      </Shortcuts>,
      locale,
    );
    expect(screen.getByRole('link', { name: t('Pages.home') })).toHaveAttribute(
      'href',
      prefix || '/',
    );
    const upTo = (y: number) => [y + 100, y].forEach(scrollTo);
    upTo(300);
    expect(screen.queryByRole('button', { name: t('Chrome.toTop') })).not.toBeInTheDocument();
    upTo(301);
    expect(screen.getByRole('button', { name: t('Chrome.toTop') })).toBeVisible();
    scrollTo(0);
    expect(screen.queryByRole('button', { name: t('Chrome.toTop') })).not.toBeInTheDocument();
  });

  it('neither is on the front page, where WhatsApp is', () => {
    renderInLocale(
      <Shortcuts label="Shortcuts" links={4}>
        <ShortcutLinks path="/" />
      </Shortcuts>,
      locale,
    );
    scrollTo(301);
    expect(screen.queryByRole('link', { name: t('Pages.home') })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      t('Chrome.chat'),
    ]);
    scrollTo(0);
  });

  it.each([
    ['/', [null, null, null]],
    ['/sports', [null, null, null]],
    ['/my', [null, 'page', null]],
    ['/search?q=rain', [null, null, 'page']],
  ])('the bar of phones has the reader’s own places, on %s', (path, current) => {
    renderInLocale(<ShortcutLinks path={path} />, locale);
    const links = [t('Places.mine'), t('Pages.my'), t('Chrome.search')].map((name) =>
      screen.getByRole('link', { name }),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `${prefix || '/'}#my-state`,
      `${prefix}/my`,
      `${prefix}/search`,
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(current);
  });

  it('the newsroom’s WhatsApp opens from menu and footer too, by another name than sending and following', () => {
    renderInLocale(
      <>
        <Masthead path="/" url="/" thin={[]}>
          {null}
        </Masthead>
        <Footer path="/" url="/" now={NOW} />
      </>,
      locale,
    );
    expect(screen.getByRole('button', { name: t('Chrome.chat') })).toHaveAttribute(
      'popovertarget',
      'whatsapp',
    );
    const chat = `${t('Chrome.chat')} ${t('Chrome.newTab')}`;
    expect(screen.getByRole('link', { name: chat, hidden: true })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\//),
    );
    const names = [t('Chrome.chat'), t('Share.sendByWhatsApp'), t('Reader.followChannel')];
    expect(new Set(names).size).toBe(3);
  });

  it('the settings and the reader’s stories are in the header, by signs that have names', () => {
    renderInLocale(
      <Masthead path="/" url="/" thin={[]}>
        {null}
      </Masthead>,
      locale,
    );
    expect(screen.getByRole('button', { name: t('Settings.open') })).toHaveAttribute(
      'data-later',
      'settings',
    );
    expect(screen.getAllByRole('link', { name: t('Pages.my') })[0]).toHaveAttribute(
      'href',
      `${prefix}/my`,
    );
  });
});
