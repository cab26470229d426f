import { paragraphs } from '@/lib/format/paragraphs';
import { type Body, paragraphsBody } from '@/lib/stories/model/body';

/** A text without markup as blocks: a blank line ends a paragraph. */
export const bodyOfText = (text: string): Body => paragraphsBody(paragraphs(text));
