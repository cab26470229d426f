import { MyStories } from '@/features/history/MyStories';
import { showLater } from './show';

export const showMyStories = (place: Element) => showLater(<MyStories />, place);
