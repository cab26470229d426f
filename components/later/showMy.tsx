import { MyStories } from '@/components/my/MyStories';
import { showLater } from './show';

export const showMyStories = (place: Element) => showLater(<MyStories />, place);
