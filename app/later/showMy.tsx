import { MyStories } from '@/features/history/MyStories';
import { showLater } from './show';

export const showMyStories = (outlet: Element) => showLater(<MyStories />, outlet);
