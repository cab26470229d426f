import type { Messages } from 'next-intl';
import { pickMessages } from '@/lib/i18n/islandMessages';
import { type ToolPath, TOOLS } from '@/lib/pages/tools';

/**
 * The part of a language's messages that travels with one tool's page, for the islands inside it and
 * its share menu.
 */
export const toolMessages = (messages: Messages, path: ToolPath) =>
  pickMessages(messages, ['Tool', 'Share', 'Story', ...TOOLS[path].messages]);
