import { screen, within } from '@testing-library/react';
import { renderInLocale, speak } from '@/lib/testing/renderInLocale';
import { NOW, story } from '@/lib/testing/samples';
import { StoryArticle } from './StoryArticle';

const draw = (given: Parameters<typeof story>[0], locale: 'en' | 'hi') =>
  renderInLocale(
    <StoryArticle
      story={story({ picture: 'https://img.example/a.jpg', ...given })}
      origin="https://narmada24.example"
      now={NOW}
      contacts={{ phone: null, emails: [] }}
    />,
    locale,
  );

it.each(['en', 'hi'] as const)(
  'says below its picture what it shows and whom it is by, and describes it (%s)',
  (locale) => {
    const pictureCaption = 'Rain in Indore.';
    draw({ pictureAlt: 'A wet street', pictureCaption, pictureCredit: 'Asha' }, locale);
    const figure = screen.getByRole('figure');
    expect(within(figure).getByRole('img', { name: 'A wet street' })).toBeVisible();
    const credit = speak(locale)('Reader.credit', { credit: 'Asha' });
    expect(figure).toHaveTextContent(`${pictureCaption} (${credit})`);
  },
);

it('has no caption where nothing is known of the picture', () => {
  draw({}, 'en');
  expect(screen.queryByRole('figure')).toBeNull();
});
