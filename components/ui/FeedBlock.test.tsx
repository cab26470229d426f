import { render, screen } from '@testing-library/react';
import { isValidElement } from 'react';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { FeedBlock } from './FeedBlock';

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
    expect(isValidElement<{ fallback: unknown }>(made) && made.props.fallback).toEqual(
      <p>Loading...</p>,
    );
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
