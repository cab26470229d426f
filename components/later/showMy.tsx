import { MyStories } from '@/components/my/MyStories';
import { showLater } from './show';

/** Shows the reader's own stories in their place. */
export const showMyStories = (place: Element) => showLater(<MyStories />, place);
