import type { Messages } from 'next-intl';
import { pickMessages } from '@/lib/i18n/islandMessages';
import { type ToolPath, TOOLS } from '@/lib/pages/tools';

export const toolMessages = (messages: Messages, path: ToolPath) =>
  pickMessages(messages, ['Tool', ...TOOLS[path].messages]);
