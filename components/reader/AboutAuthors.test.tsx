import { screen } from '@testing-library/react';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { pageForm } from '@/lib/testing/textForms';
import { AboutAuthors } from './AboutAuthors';

const ASHA = { name: 'Asha', slug: 'asha', role: 'Correspondent', about: 'Writes on rivers.' };
const draw = (
  authors: NonNullable<Parameters<typeof AboutAuthors>[0]['story']['authors']>,
  locale: 'en' | 'hi' = 'en',
) => renderInLocale(<AboutAuthors story={{ authors }} form={pageForm(locale)} />, locale);

it.each([
  ['en', '/author/asha'],
  ['hi', '/hi/author/asha'],
] as const)('says who wrote it, with a page and a portrait (%s)', (locale, href) => {
  const { container: about } = draw([{ ...ASHA, picture: 'https://img.example/asha.jpg' }], locale);
  expect(about).toHaveTextContent('Asha · CorrespondentWrites on rivers.');
  expect(screen.getByRole('link', { name: 'Asha' })).toHaveAttribute('href', href);
  expect(about.querySelector('img')).toHaveAttribute('alt', '');
});

it('leaves out those of whom only the name is known', () => {
  const { container } = draw([{ name: 'Desk', slug: 'desk' }]);
  expect(container).toBeEmptyDOMElement();
});
