import { screen, within } from '@testing-library/react';
import { coverage, liveUpdate, minutesAgo } from '@/lib/testing/liveCoverage';
import { speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { renderLivePage } from '@/lib/testing/renderLivePage';

const headlines = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const moments = () =>
  within(screen.getByRole('navigation', { name: 'Key moments' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe.each(TESTED_LOCALES)('a live page in %s', (locale) => {
  const t = speak(locale);
  const path = { en: '/news/flood', hi: '/hi/news/flood' }[locale];

  it('says that it is live, how old it is, and leads to a newer page', () => {
    renderLivePage({ live: coverage(3), locale });
    expect(screen.getByText(t('Story.live'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('Coverage.refresh') })).toHaveAttribute('href', path);
    expect(screen.getAllByText(t('Time.minutes', { count: 1 }))).not.toHaveLength(0);
  });

  it('has an address for each update, which also a page of older updates answers', () => {
    const { container } = renderLivePage({ live: coverage(3), locale });
    const element = container.querySelector<HTMLElement>('#u-n2') ?? document.body;
    expect(within(element).getByRole('link')).toHaveAttribute('href', `${path}?update=n2#u-n2`);
    const share = within(element).getByRole('button');
    expect(share).toHaveAccessibleName(t('Coverage.share', { title: 'Update 2' }));
    expect(share.dataset).toMatchObject({ url: `${path}?update=n2#u-n2`, title: 'Update 2' });
  });

  it('says that it is over, with what happened first', () => {
    renderLivePage({ live: coverage(2, { endedAt: minutesAgo(10) }), locale });
    expect(screen.queryByText(t('Story.live'))).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: t('Coverage.inBrief') })).toBeVisible();
    expect(screen.queryByRole('link', { name: t('Coverage.refresh') })).not.toBeInTheDocument();
  });

  it('says so before there is an update', () => {
    renderLivePage({ live: coverage(0), locale });
    expect(screen.getByText(t('Coverage.none'))).toBeVisible();
  });

  it('says that an update is no longer there', () => {
    renderLivePage({ live: coverage(1), query: { update: 'gone' }, locale });
    expect(screen.getByText(t('Coverage.missing'))).toBeVisible();
  });
});

it('leads to key moments of this page and of others, the earlier ones folded', () => {
  const live = coverage(61);
  const updates = live.updates.map((update, at) => ({ ...update, isKey: at % 10 === 0 }));
  renderLivePage({ live: { ...live, updates } });
  expect(moments()).toEqual([
    '#u-n61',
    '#u-n51',
    '#u-n41',
    '#u-n31',
    '/news/flood?update=n21#u-n21',
    '/news/flood?update=n11#u-n11',
    '/news/flood?update=n1#u-n1',
  ]);
  expect(screen.getByText('2 earlier moments').closest('details')).not.toHaveAttribute('open');
});

it('leads to the newest key moments alone where every update is one', () => {
  const live = coverage(200);
  renderLivePage({
    live: { ...live, updates: live.updates.map((update) => ({ ...update, isKey: true })) },
  });
  expect(moments()).toHaveLength(50);
});

it('has the pinned update once, above the others', () => {
  const { container } = renderLivePage({ live: coverage(3, { pinned: 'n2' }) });
  expect(headlines()).toEqual(['Update 2', 'Update 3', 'Update 1']);
  expect(container.querySelectorAll('#u-n2')).toHaveLength(1);
});

it('has other pages and the other order as links, which keep it', () => {
  renderLivePage({ live: coverage(61), query: { order: 'oldest' } });
  expect(screen.getByRole('link', { name: 'Oldest first' })).toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Newest first' })).toHaveAttribute(
    'href',
    '/news/flood#list',
  );
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/news/flood?order=oldest&page=2#list',
  );
});

it.each([
  { name: 'today', at: minutesAgo(5), shown: '11:55 am' },
  { name: 'yesterday', at: minutesAgo(13 * 60), shown: '19 November 2026, 11:00 pm' },
])('writes an update of $name with its time in India', ({ at, shown }) => {
  renderLivePage({ live: coverage(0, { updates: [liveUpdate(1, 1, { at })] }) });
  expect(screen.getAllByText(shown)).not.toHaveLength(0);
});

it('names an update without a headline by how it begins', () => {
  renderLivePage({
    live: coverage(0, { updates: [liveUpdate(1, 1, { headline: '', isKey: true })] }),
  });
  expect(moments()).toEqual(['#u-n1']);
  expect(screen.getByRole('link', { name: 'Newest: Text of update 1.' })).toBeVisible();
  expect(headlines()).toEqual([]);
});
