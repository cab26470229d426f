/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { useReader } from './useReader';

const script = jest.fn();
jest.mock('@/components/reader/Reader', () => ({
  get Reader() {
    return script();
  },
}));

const Fetched = () => null;
const render = (openId: string | null) => renderHook(useReader, { initialProps: openId });

beforeEach(() => script.mockReset());

describe('useReader', () => {
  it('is not fetched before it is wanted', async () => {
    render(null);
    await act(async () => {});
    expect(script).not.toHaveBeenCalled();
  });

  it('is fetched when a story opens', async () => {
    script.mockReturnValue(Fetched);
    const { result, rerender } = render(null);
    rerender('a1');
    await waitFor(() => expect(result.current.Reader).toBe(Fetched));
  });

  it('fetched ahead, is there in the render that opens a story', async () => {
    script.mockReturnValue(Fetched);
    const { result, rerender } = render(null);
    await act(async () => result.current.prefetch());
    rerender('a1');
    expect(result.current.Reader).toBe(Fetched);
    expect(script).toHaveBeenCalledTimes(1);
  });
});
