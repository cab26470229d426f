export const READING_NOTES = [
  '(?:estimated )?reading time:? ?(?:<|less than|about)? ?\\d{1,3} min(?:ute)?s?',
  '\\d{1,3} min(?:ute)?s? read',
  '\\d{1,3} मिनट (?:में पढ\u093c?ें|का पाठ)',
  '(?:🔊 ?)?listen to (?:this|the) (?:article|post|story|news)|🔊 ?listen to this',
  'post views: ?[\\d,]{1,12}',
];

const LINK_LIST_NOTES = [
  '(?:article|comments) url: https?:\\S{1,500}',
  'points: \\d{1,6}',
  '# ?comments: \\d{1,6}',
  '[[(]?(?:comments|permalink)[\\])]?',
  '(?:submitted|posted) by\\s{1,3}/?u/\\S{1,40}(?:\\s{1,3}to\\s{1,3}r/\\S{1,40})?(?:\\s{1,3}\\[link\\])?(?:\\s{1,3}\\[comments\\])?',
].join('|');
const ONLY_NOTES = new RegExp(`^(?:${LINK_LIST_NOTES})(?: (?:${LINK_LIST_NOTES}))*$`, 'i');

/** Whether a text is only boilerplate of a link list: Hacker News, Reddit. */
export const isLinkListNote = (text: string): boolean => ONLY_NOTES.test(text);
