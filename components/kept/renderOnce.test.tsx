/** @jest-environment node */
import { expectConsole } from '@/lib/testing/expectConsole';
import { renderOnce } from './renderOnce';

describe('renderOnce', () => {
  const Broken = () => {
    throw new Error('no ink');
  };

  it('renders once for a version, and anew for the next', async () => {
    const element = jest.fn(() => <p>Rain</p>);
    const once = (version: number) => renderOnce({ key: 'test', version, locale: 'en', element });
    expect([await once(1), await once(1), element.mock.calls.length]).toEqual([
      '<p>Rain</p>',
      '<p>Rain</p>',
      1,
    ]);
    await once(2);
    expect(element).toHaveBeenCalledTimes(2);
  });

  it('tries again what failed', async () => {
    expectConsole('error', /no ink/);
    const key = 'broken';
    await expect(renderOnce({ key, locale: 'en', element: () => <Broken /> })).rejects.toThrow(
      'no ink',
    );
    expect(await renderOnce({ key, locale: 'en', element: () => <p>Rain</p> })).toBe('<p>Rain</p>');
  });
});
