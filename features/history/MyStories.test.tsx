import { act, fireEvent, screen, within } from '@testing-library/react';
import { HISTORY_LIMIT, SAVED_LIMIT } from '@/lib/stories/browser/listLimits';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { card, ENGLISH, HINDI, NOW } from '@/lib/testing/samples';
import { MyStories } from './MyStories';
import { keepOffline } from './keepOffline';
import { readingHistory, putFirst, saved } from './storyRecords';

jest.mock('./keepOffline', () => ({ keepOffline: jest.fn() }));

const entry = {
  id: 'a/1',
  title: HINDI,
  lang: 'hi',
  section: 'मौसम',
  pageLang: 'hi',
  at: NOW,
  percent: 40,
};
const other = { ...entry, id: 'b', title: ENGLISH, lang: 'en', percent: 95 };

beforeEach(() => {
  localStorage.clear();
  fakeFetch().mockReturnValue(new Promise(() => {})); // the headlines do not come
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

describe.each(TESTED_LOCALES)('the stories on the device in %s', (locale) => {
  const t = speak(locale);
  const list = (key: 'saved' | 'history') =>
    within(screen.getByRole('region', { name: t(`My.${key}`) }));
  const show = () => renderInLocale(<MyStories />, locale);
  const press = (name: string) => fireEvent.click(list('saved').getByRole('button', { name }));
  const titles = () =>
    list('saved')
      .queryAllByRole('link')
      .map((link) => link.textContent);

  it('marks the story that the site has no more', () => {
    putFirst(saved, entry);
    putFirst(saved, { ...other, isGone: true });
    show();
    const marked = list('saved')
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByText(t('My.gone')));
    expect(marked).toEqual([list('saved').getByRole('link', { name: ENGLISH }).closest('li')]);
  });

  it('says how stories come there while there are none', () => {
    show();
    for (const text of [t('My.savedEmpty'), t('My.savedHint', { limit: SAVED_LIMIT })])
      expect(list('saved').getByText(text)).toBeVisible();
    for (const text of [t('My.historyEmpty'), t('My.historyHint', { limit: HISTORY_LIMIT })])
      expect(list('history').getByText(text)).toBeVisible();
    expect(screen.queryByText(t('My.storageOff'))).toBeNull();
  });

  it('shows the newest headlines instead, and none beside a list that has some', async () => {
    const newest = ['n1', 'n2'].map((id) =>
      card({ id, lang: 'hi', title: `ख़बर ${id}`, place: 'Bhopal' }),
    );
    const fetched = fakeFetch().mockResolvedValue(reply(newest));
    const { unmount } = show();
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['n1', 'n2'].map((id) => `${{ en: '', hi: '/hi' }[locale]}/news/${id}`),
    );
    expect(screen.getByRole('heading', { name: t('My.newest') })).toBeVisible();
    expect(fetched.mock.calls[0]?.[0]).toBe(`/api/breaking-news?lang=${locale}`);
    expect(screen.getAllByText(/Bhopal/)).toHaveLength(2);
    unmount();
    putFirst(saved, entry);
    show();
    expect(screen.queryByRole('heading', { name: t('My.newest') })).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('says that the browser keeps nothing', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    show();
    expect(screen.getByText(t('My.storageOff'))).toBeVisible();
  });

  it('leads to each story, in its own language, and says which is half read', () => {
    putFirst(readingHistory, entry);
    putFirst(readingHistory, other);
    show();
    const [first, second] = list('history').getAllByRole('listitem');
    const link = within(second ?? document.body).getByRole('link', { name: HINDI });
    expect(link).toHaveAttribute('href', `${{ en: '', hi: '/hi' }[locale]}/news/a%2F1`);
    expect(link).toHaveAttribute('lang', 'hi');
    const date = { en: '20 November 2026', hi: '20 नवंबर 2026' }[locale];
    expect(second).toHaveTextContent(t('My.readOn', { date }));
    expect(second).toHaveTextContent(t('My.halfRead', { percent: '40' }));
    expect(first).not.toHaveTextContent('%');
  });

  it('names a section in the language of the page alone', () => {
    putFirst(saved, entry);
    show();
    expect(screen.queryAllByText(/मौसम/)).toHaveLength({ en: 0, hi: 1 }[locale]);
  });

  it('removes a story, says so, and gives it back where it was', () => {
    putFirst(saved, entry);
    putFirst(saved, other);
    show();
    press(t('My.removeOf', { title: ENGLISH }));
    expect(titles()).toEqual([HINDI]);
    expect(list('saved').getByRole('status')).toHaveTextContent(
      t('My.removed', { title: ENGLISH }),
    );
    expect(screen.getByRole('button', { name: t('My.undo') })).toHaveFocus();
    expect(keepOffline).toHaveBeenLastCalledWith([other, entry]);
    press(t('My.undo'));
    expect(keepOffline).toHaveBeenLastCalledWith([entry]);
    expect(titles()).toEqual([ENGLISH, HINDI]);
    expect(list('saved').getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('heading', { name: t('My.saved') })).toHaveFocus();
  });

  it('removes all, and gives all back', () => {
    putFirst(saved, entry);
    putFirst(saved, other);
    show();
    press(t('My.clear'));
    expect(titles()).toEqual([]);
    expect(list('saved').getByRole('status')).toHaveTextContent(t('My.cleared', { count: 2 }));
    press(t('My.undo'));
    expect(titles()).toEqual([ENGLISH, HINDI]);
  });

  it('follows what another tab saves', () => {
    show();
    act(() => {
      localStorage.setItem('n24:saved', JSON.stringify([entry]));
      dispatchEvent(new StorageEvent('storage', { key: 'n24:saved' }));
    });
    expect(titles()).toEqual([HINDI]);
  });
});
