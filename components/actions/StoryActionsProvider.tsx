import { newsroomContacts } from '@/lib/site/newsroomContacts';
import { channel } from '@/lib/site/channel';
import { StoryActions } from './StoryActions.island';

/**
 * Gives the actions what only the server knows: how to reach the newsroom and where the channel's
 * videos are.
 */
export function StoryActionsProvider() {
  return <StoryActions contacts={newsroomContacts()} videoSite={channel().videoSite} />;
}
