import { act, screen } from '@testing-library/react';
import { fakeConnection, removeConnection } from '@/lib/testing/fakeConnection';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { SaveDataNote } from './Breaking.island';

afterEach(removeConnection);

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);

  it('says under Save-Data that nothing is updated, with a link to the page itself', () => {
    fakeConnection({ saveData: true });
    renderInLocale(<SaveDataNote path="/?breaking=all" />, locale);
    expect(screen.getByText(t('Home.saveData'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('Home.refresh') })).toHaveAttribute(
      'href',
      { en: '/?breaking=all', hi: '/hi?breaking=all' }[locale],
    );
  });

  it.each([{ saveData: false, effectiveType: '2g' }, {}])('says nothing on %j', (state) => {
    fakeConnection(state);
    const { container } = renderInLocale(<SaveDataNote path="/" />, locale);
    expect(container).toBeEmptyDOMElement();
  });

  it('comes and goes with Save-Data', () => {
    const change = fakeConnection({ saveData: false });
    renderInLocale(<SaveDataNote path="/" />, locale);
    act(() => change({ saveData: true }));
    expect(screen.getByRole('link')).toBeVisible();
    act(() => change({ saveData: false }));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
