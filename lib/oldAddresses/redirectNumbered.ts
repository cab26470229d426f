import 'server-only';
import { getLocale } from 'next-intl/server';
import { permanentRedirect } from 'next/navigation';
import { provider } from '@/lib/provider/provider';
import type { QueryParam } from '@/lib/request/queryParam';
import { storyAddress } from '@/lib/stories/storyAddress';

/** Ignores text that a messenger appended to the link. */
const POST_NUMBER = /^(\d{1,19})(?!\w)/;

export async function redirectNumbered(numbers: readonly QueryParam[]): Promise<void> {
  const [number] = numbers.flatMap((given) =>
    typeof given === 'string' ? (POST_NUMBER.exec(given)?.[1] ?? []) : [],
  );
  if (number === undefined || !(await provider.hasAddresses())) return;
  const story = await storyAddress(`/?p=${number}`, await getLocale());
  if (story.ok && story.value !== null) permanentRedirect(story.value);
}
