import { screen } from '@testing-library/react';
import { minutesAgo } from '@/lib/testing/liveCoverage';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { card, NOW } from '@/lib/testing/samples';
import { LiveNow } from './LiveNow';

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);
  const prefix = { en: '', hi: '/hi' }[locale];
  const newest = { id: 'n7', at: minutesAgo(5), name: 'Bill passed' };

  it('leads to each live page, and to its newest update', () => {
    renderInLocale(
      <LiveNow
        pages={[
          { story: card({ id: 'a', title: 'House sits', live: 'on' }), newest },
          { story: card({ id: 'b', title: 'Rain falls', live: 'on' }), newest: null },
        ]}
        now={NOW}
      />,
      locale,
    );
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(t('FrontPage.liveNow'));
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `${prefix}/news/a`,
      `${prefix}/news/a?update=n7#u-n7`,
      `${prefix}/news/b`,
    ]);
    expect(screen.queryByText(t('Story.live'))).toBeNull();
    expect(screen.getByText('Bill passed')).toHaveAttribute('lang', 'en');
  });
});
