import { channelName } from './channelName';
import type { Locale } from './locales';

/**
 * The messages of a language with `Channel.name`, which is the brand's and stands in no message
 * file. Other messages have a slot for it, `{channel}`.
 */
export const withChannelName = <M extends { Channel: object }>(messages: M, locale: Locale) => ({
  ...messages,
  Channel: { name: channelName(locale), ...messages.Channel },
});
