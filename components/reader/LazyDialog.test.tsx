import { act, render, screen } from '@testing-library/react';
import { expectConsole } from '@/lib/testing/expectConsole';
import { LazyDialog } from './LazyDialog';

type Props = { name: string; onClose: () => void };

const Dialog = ({ name }: Props) => <p role="dialog">{name}</p>;

beforeEach(() => history.replaceState(null, '', '/'));

it('shows what it fetched, with its props', async () => {
  render(<LazyDialog fetchIt={async () => Dialog} props={{ name: 'Share', onClose: jest.fn() }} />);
  expect(await screen.findByRole('dialog')).toHaveTextContent('Share');
});

it('says so below the control that asked for it', async () => {
  expectConsole('error', /offline/);
  jest.useFakeTimers();
  document.documentElement.dataset.unloaded = 'Not loaded';
  const row = document.body.appendChild(document.createElement('div'));
  const control = row.appendChild(document.createElement('button'));
  await act(async () => {
    render(
      <LazyDialog<Props>
        fetchIt={() => Promise.reject(new Error('offline'))}
        props={{ name: 'Share', onClose: jest.fn() }}
        control={control}
      />,
    );
  });
  expect(row.nextElementSibling).toBe(screen.getByRole('status'));
  expect(screen.getByRole('status')).toHaveTextContent('');
  jest.advanceTimersByTime(100);
  expect(screen.getByRole('status')).toHaveTextContent('Not loaded');
  jest.useRealTimers();
  row.remove();
});

it.each([
  ['closes', undefined, ''],
  ['closes for the page that has as much', '#story', '#story'],
])('%s when the network fails', async (_, page, loaded) => {
  expectConsole('error', /offline/);
  const onClose = jest.fn();
  await act(async () => {
    render(
      <LazyDialog<Props>
        fetchIt={() => Promise.reject(new Error('offline'))}
        props={{ name: 'Share', onClose }}
        page={page}
      />,
    );
  });
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.hash).toBe(loaded);
});
