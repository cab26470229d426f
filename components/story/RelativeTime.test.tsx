import { screen } from '@testing-library/react';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { NOW } from '@/lib/testing/samples';
import { RelativeTime } from './RelativeTime';

const MINUTE = 60_000;

describe('RelativeTime', () => {
  it.each([
    [0, 'Just now', 'अभी-अभी'],
    [1, '1 minute ago', '1 मिनट पहले'],
    [59, '59 minutes ago', '59 मिनट पहले'],
    [60, '1 hour ago', '1 घंटे पहले'],
    [23 * 60, '23 hours ago', '23 घंटे पहले'],
    [24 * 60, '1 day ago', '1 दिन पहले'],
    [30 * 24 * 60, '30 days ago', '30 दिन पहले'],
    [31 * 24 * 60, '20 October 2026', '20 अक्टूबर 2026'],
    [7 * 366 * 24 * 60, '15 November 2019', '15 नवंबर 2019'],
    [-5, 'Just now', 'अभी-अभी'],
  ])('after %d minutes', (minutes, english, hindi) => {
    const at = new Date(NOW - minutes * MINUTE).toISOString();
    renderInLocale(<RelativeTime at={at} now={NOW} />, 'en');
    renderInLocale(<RelativeTime at={at} now={NOW} />, 'hi');
    expect(screen.getByText(english)).toHaveAttribute('datetime', at);
    expect(screen.getByText(hindi)).toHaveAttribute('datetime', at);
  });
});
