import { render, screen } from '@testing-library/react';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { FeedBlock } from './FeedBlock';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));
jest.mock('@/lib/request/requestHeaders', () => ({ currentPath: async () => '/sports' }));
beforeEach(() => speakOnServer('en'));

const draw = (result: Promise<string>) =>
  FeedBlock({ result, fallback: <p>Loading...</p>, children: (value) => <p>{value}</p> });

describe('FeedBlock', () => {
  it('is plain, without a boundary, when the feed has answered', async () => {
    render(await draw(Promise.resolve('Rain')));
    expect(screen.getByText('Rain')).toBeVisible();
  });

  it('still is 79 ms later', async () => {
    jest.useFakeTimers();
    const block = draw(new Promise((resolve) => setTimeout(resolve, 79, 'Rain')));
    await jest.advanceTimersByTimeAsync(79);
    render(await block);
    expect(screen.getByText('Rain')).toBeVisible();
  });

  it('leaves its place after 80 ms, for the rest to stream in', async () => {
    jest.useFakeTimers();
    const block = draw(new Promise(() => {}));
    await jest.advanceTimersByTimeAsync(80);
    const made = await block;
    const fallback = isValidElement<{ fallback: ReactNode }>(made) && made.props.fallback;
    const html = renderToStaticMarkup(fallback);
    expect(html).toContain('<p>Loading...</p><noscript>');
    expect(html).toMatch(/<a href="\/lite\/sports"[^>]*>The lite version has it in its place<\/a>/);
  });

  it('waits for its feed when a trusted edge asks', async () => {
    jest.useFakeTimers();
    const block = requestContext.run({ isForEdge: true }, () =>
      draw(new Promise((resolve) => setTimeout(resolve, 3000, 'Rain'))),
    );
    await jest.advanceTimersByTimeAsync(3000);
    render(await block);
    expect(screen.getByText('Rain')).toBeVisible();
  });
});
