import { screen } from '@testing-library/react';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { EmptyState } from './EmptyState';
import { HomeLinks } from './HomeLinks';
import { PageTitle } from './PageTitle';
import { TryAgain } from './TryAgain';

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);
  const path = (to: string) => (locale === 'en' ? to : `/${locale}${to === '/' ? '' : to}`);

  it('a list without news says so, and why, below no heading', () => {
    renderInLocale(
      <EmptyState title={t('Story.emptyCategory')} reason={t('NoNews.none')} />,
      locale,
    );
    expect(screen.getByText(t('Story.emptyCategory'))).toBeVisible();
    expect(screen.getByText(t('NoNews.none'))).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('a list that could not be read has another try and no reason', () => {
    const { container } = renderInLocale(
      <EmptyState title={t('NoNews.failed')}>
        <TryAgain path="/videos" />
      </EmptyState>,
      locale,
    );
    expect(container.querySelectorAll('p')).toHaveLength(1);
    expect(screen.getByRole('link', { name: t('Faults.retry') })).toHaveAttribute(
      'href',
      path('/videos'),
    );
  });

  it('a page has the sentence as its heading, the reason and links on', () => {
    renderInLocale(
      <>
        <PageTitle lead={t('Reader.missingWhy')}>{t('Reader.missing')}</PageTitle>
        <HomeLinks />
      </>,
      locale,
    );
    expect(screen.getByRole('heading', { level: 1, name: t('Reader.missing') })).toBeVisible();
    expect(screen.getByText(t('Reader.missingWhy'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('Faults.toHome') })).toHaveAttribute(
      'href',
      path('/'),
    );
    expect(screen.getByRole('link', { name: t('Faults.toLatest') })).toHaveAttribute(
      'href',
      path('/india'),
    );
  });

  it('another try is the one solid button', () => {
    const { container } = renderInLocale(
      <HomeLinks retry={<TryAgain path="/news/a" className="btn" />} />,
      locale,
    );
    expect(container.querySelectorAll('.btn:not(.btn-alt)')).toHaveLength(1);
    expect(container.querySelector('.btn')).toHaveTextContent(t('Faults.retry'));
  });
});
