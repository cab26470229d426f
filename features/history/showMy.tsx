import { showLater } from '@/components/late/show';
import { MyStories } from './MyStories';

export const showMyStories = (outlet: Element) => showLater(<MyStories />, outlet);
