/** What plug-ins say of a text around it, before or behind the text itself. */
export const TOLD_OF_TEXT = [
  '(?:estimated )?reading time:? ?(?:<|less than|about)? ?\\d{1,3} min(?:ute)?s?',
  '\\d{1,3} min(?:ute)?s? read',
  '\\d{1,3} मिनट (?:में पढ\u093c?ें|का पाठ)',
  '(?:🔊 ?)?listen to (?:this|the) (?:article|post|story|news)|🔊 ?listen to this',
  'post views: ?[\\d,]{1,12}',
];

const TOLD_OF_LINK = [
  '(?:article|comments) url: https?:\\S{1,500}',
  'points: \\d{1,6}',
  '# ?comments: \\d{1,6}',
  '[[(]?(?:comments|permalink)[\\])]?',
  '(?:submitted|posted) by /?u/\\S{1,40}(?: \\[link\\])?(?: \\[comments\\])?',
].join('|');
const OF_LINK = new RegExp(`^(?:${TOLD_OF_LINK})(?: (?:${TOLD_OF_LINK}))*$`, 'i');

/** What lists of what others have written say of each: where it stands, and how much is said about it. */
export const isToldOfLink = (text: string): boolean => OF_LINK.test(text);
