import { act, fireEvent, screen } from '@testing-library/react';
import { fakeFetch, notJson, reply, REQUEST_OPTIONS } from '@/lib/testing/fakeFetch';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { RefreshBar } from './RefreshBar';
import { useToolData } from './useToolData';

const PATH = '/api/tools/fuel';
const FIRST = [{ name: 'bhopal', petrol: 100 }];
const DATES = {
  en: ['15 January 2024', '20 November 2026'],
  hi: ['15 जनवरी 2024', '20 नवंबर 2026'],
} as const;

let fetchStub: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00+05:30') });
  fetchStub = fakeFetch();
});

function Tool() {
  const { data, refresh } = useToolData(PATH, FIRST);
  return (
    <>
      <p>{data.map(({ name, petrol }) => `${name} ${petrol}`).join()}</p>
      <RefreshBar refresh={refresh} />
    </>
  );
}

describe.each(TESTED_LOCALES)('a tool’s data in %s', (locale) => {
  const t = speak(locale);
  const [sampled, today] = DATES[locale].map((date) => t('Tool.updated', { date }));
  const status = () => screen.getByRole('status').textContent;
  const press = () => fireEvent.click(screen.getByRole('button', { name: t('Tool.refresh') }));
  const wait = () => act(() => jest.advanceTimersByTimeAsync(100));
  const refresh = async () => {
    press();
    await wait();
  };

  it('is the page’s own, and nothing is asked before Refresh', async () => {
    renderInLocale(<Tool />, locale);
    await wait();
    expect(screen.getByText('bhopal 100')).toBeVisible();
    expect(status()).toBe(sampled);
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it('is loaded at each Refresh, which then shows today', async () => {
    fetchStub.mockResolvedValueOnce(reply([{ name: 'bhopal', petrol: 101 }]));
    fetchStub.mockResolvedValueOnce(reply([{ name: 'bhopal', petrol: 102 }]));
    renderInLocale(<Tool />, locale);
    press();
    expect(status()).toBe(t('Tool.loading'));
    await wait();
    expect(screen.getByText('bhopal 101')).toBeVisible();
    expect(status()).toBe(today);
    await refresh();
    expect(screen.getByText('bhopal 102')).toBeVisible();
    expect(fetchStub.mock.calls).toEqual([
      [PATH, REQUEST_OPTIONS],
      [PATH, REQUEST_OPTIONS],
    ]);
  });

  it.each([
    ['an error', reply({ error: 'Invalid fuel data' }, 502)],
    ['no JSON', notJson],
    ['another shape', reply([{ name: 'bhopal', petrol: '101' }])],
    ['an empty list', reply([])],
  ])(
    'stays as it was last when the answer is %s, and can be asked for again',
    async (_, answer) => {
      fetchStub.mockResolvedValueOnce(reply([{ name: 'bhopal', petrol: 101 }]));
      fetchStub.mockResolvedValueOnce(answer);
      fetchStub.mockResolvedValueOnce(reply([{ name: 'bhopal', petrol: 103 }]));
      renderInLocale(<Tool />, locale);
      await refresh();
      await refresh();
      expect(screen.getByText('bhopal 101')).toBeVisible();
      expect(status()).toBe(`${today}${t('Tool.refreshFailed')}`);
      await refresh();
      expect(screen.getByText('bhopal 103')).toBeVisible();
      expect(status()).toBe(today);
    },
  );
});
