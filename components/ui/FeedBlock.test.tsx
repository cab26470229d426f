import { render, screen } from '@testing-library/react';
import { isValidElement } from 'react';
import { FeedBlock } from './FeedBlock';

const draw = (result: Promise<string>) =>
  FeedBlock({ result, place: <p>Loading...</p>, children: (value) => <p>{value}</p> });

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
});
