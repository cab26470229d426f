import { screen, within } from '@testing-library/react';
import { LOCALES, renderInLocale, speak, words } from '@/lib/testing/renderInLocale';
import { card, NOW } from '@/lib/testing/samples';
import { MARKET_HOURS, MARKET_SUMMARY } from '@/lib/reference/business';
import { SPORTS_SAMPLES } from '@/lib/reference/sports';
import { TECHNOLOGY_ARTICLE } from '@/lib/reference/technology';
import { Change } from './Change';
import { LeadAndRows } from './LeadAndRows';
import { MarketHours } from './MarketHours';
import { MarketSummary } from './MarketSummary';
import { PlainList } from './PlainList';
import { SampleCard } from './SampleCard';
import { StaticArticle } from './StaticArticle';
import { mostViewed } from './subdivided';
import { WatchLive } from './WatchLive';

describe.each(LOCALES)('in %s', (locale) => {
  const { Business, Live, Section } = words[locale];

  it.each([[1.05, '▲ +1.05%', 'text-up'], [-2.4, '▼ -2.4%', 'text-down']])('a change of %d says its direction three ways', (percent, text, colour) => {
    renderInLocale(<Change percent={percent} />, locale);
    expect(screen.getByText(/%/)).toHaveTextContent(text);
    expect(screen.getByText(/%/)).toHaveClass(colour);
  });

  it('the market summary has each index with its value and change', () => {
    renderInLocale(<MarketSummary />, locale);
    const indices = screen.getAllByRole('listitem');
    expect(indices.map((item) => within(item).getByRole('heading').textContent)).toEqual(MARKET_SUMMARY.map(({ name }) => name[locale]));
    expect(indices[0]).toHaveTextContent('73,327.94▲ +759.49 (+1.05%)');
    expect(screen.getByText(Business.sampleFigures)).toBeVisible();
  });

  it('the market hours say who is open', () => {
    renderInLocale(<MarketHours />, locale);
    const [, ...rows] = screen.getAllByRole('row');
    expect(rows.map((row) => row.lastChild?.textContent)).toEqual([Business.open, Business.closed, Business.open]);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(MARKET_HOURS.map(({ name }) => name[locale]));
  });

  it('a sample card shows what it has and links its category', () => {
    const article = SPORTS_SAMPLES[0];
    if (!article) throw new Error('no sample');
    renderInLocale(<SampleCard article={article} categoryHref="/sports/cricket" />, locale);
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(article.title[locale]);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/sports/cricket');
    expect(screen.getByText(new RegExp(article.venue?.[locale] ?? '-'))).toHaveTextContent(article.matchResult?.[locale] ?? '-');
    expect(screen.getByText(new RegExp(speak(locale)('Section.readTime', { minutes: article.readMinutes })))).toBeVisible();
  });

  it('a static article is there in full', () => {
    renderInLocale(<StaticArticle article={TECHNOLOGY_ARTICLE} />, locale);
    for (const paragraph of TECHNOLOGY_ARTICLE.body[locale]) expect(screen.getByText(paragraph)).toBeVisible();
    expect(screen.getByRole('list', { name: Section.tags })).toBeVisible();
  });

  it('Watch Live is a plain button', () => {
    renderInLocale(<WatchLive />, locale);
    expect(screen.getByRole('button', { name: Live.watch })).toHaveAttribute('type', 'button');
  });
});

it('names lead somewhere only where there is somewhere to go', () => {
  renderInLocale(<PlainList title="Categories" items={[{ name: 'Politics' }, { name: 'Sports', href: '/sports' }]} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Politics', 'Sports']);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('the most viewed come first, whatever their order was', () => {
  const views = mostViewed(SPORTS_SAMPLES.toReversed(), 3).map((sample) => sample.views);
  expect(views).toEqual(SPORTS_SAMPLES.map((sample) => sample.views).toSorted((a, b) => b - a).slice(0, 3));
});

it.each([0, 1, 2, 7])('of %d stories the first leads and none is lost', (count) => {
  const stories = Array.from({ length: count }, (_, at) => card({ id: `s${at}`, title: `Story ${at}` }));
  renderInLocale(<LeadAndRows stories={stories} now={NOW} />);
  expect(screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(stories.map(({ title }) => title));
});
