import { screen, within } from '@testing-library/react';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { Pagination } from './Pagination';

describe.each(TESTED_LOCALES)('the pages of a list in %s', (locale) => {
  const t = speak(locale);
  const prefix = { en: '', hi: '/hi' }[locale];
  const draw = (number: number, count: number, query = {}) =>
    renderInLocale(<Pagination page={{ number, count }} path="/india" query={query} />, locale);
  const links = () =>
    within(screen.getByRole('navigation', { name: t('Paging.label') })).getAllByRole('link');
  const inHead = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel]')].map(({ rel, href }) => [
      rel,
      href,
    ]);

  it('are not mentioned where there is one', () => {
    const { container } = draw(1, 1);
    expect(container).toBeEmptyDOMElement();
    expect(inHead()).toEqual([]);
  });

  it('are links with names, the current one marked', () => {
    draw(2, 3);
    expect(
      links().map((link) => [
        link.getAttribute('aria-label') ?? link.textContent,
        link.getAttribute('href'),
      ]),
    ).toEqual([
      [t('Paging.previous'), `${prefix}/india#list`],
      [t('Paging.page', { number: 1 }), `${prefix}/india#list`],
      [t('Paging.page', { number: 2 }), `${prefix}/india?page=2#list`],
      [t('Paging.page', { number: 3 }), `${prefix}/india?page=3#list`],
      [t('Paging.next'), `${prefix}/india?page=3#list`],
    ]);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('2');
  });

  it.each([
    [1, [['next', '/india?page=2']]],
    [
      2,
      [
        ['prev', '/india'],
        ['next', '/india?page=3'],
      ],
    ],
    [3, [['prev', '/india?page=2']]],
  ])('are named in the head of page %d', (number, expected) => {
    draw(number, 3);
    expect(inHead()).toEqual(
      expected.map(([rel, path]) => [rel, `http://localhost:3000${prefix}${path}`]),
    );
  });

  it('keep what else chooses the list', () => {
    draw(1, 2, { state: 'gujarat' });
    expect(links().at(-1)).toHaveAttribute('href', `${prefix}/india?state=gujarat&page=2#list`);
  });
});
